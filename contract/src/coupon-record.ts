import { z } from 'zod';
import { choices } from './choices.ts';
import { idList, moment, momentOrNone, money } from './wire.ts';

/** Scope of a coupon. */
export const couponUses = choices({ all: [1, '通用券'], products: [2, '商品券'], category: [3, '品类券'] });

/** Ways to a coupon: by claiming it, by signing up, with a purchase. */
export const couponTypes = choices({ claimed: [1, '手动领取'], newcomer: [2, '新人券'], gift: [3, '赠送券'] });

/** Fields that the draft of a coupon and its record have in common. */
export const couponFields = {
  name: z.string(),
  money,
  isLimited: z.boolean(),
  total: z.int().default(0),
  useType: z.int(),
  primaryKey: idList.default([]),
  minPrice: money.default(0),
  isFixedTime: z.boolean(),
  receiveStartTime: momentOrNone,
  receiveEndTime: momentOrNone,
  useStartTime: momentOrNone,
  useEndTime: momentOrNone,
  day: z.int().nullable(),
  type: z.int(),
  sort: z.int(),
  status: z.boolean(),
};

/** A coupon as lists show it; products carry those that are given with them. */
export const Coupon = z.object({
  id: z.int(),
  ...couponFields,
  lastTotal: z.int(),
  isDel: z.boolean(),
  isGet: z.boolean(),
  createTime: moment,
  updateTime: moment,
});
export type Coupon = z.output<typeof Coupon>;
