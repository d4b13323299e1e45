import { z } from 'zod';
import { blank, nulls } from '../blank.ts';
import { Category } from '../catalogue/category-record.ts';
import { ProductRecord } from '../catalogue/product-record.ts';
import { Coupon, couponFields } from '../coupon-record.ts';
import { bearer, discountBearers } from './discount-bearers.ts';

const omitted = [
  'total',
  'useType',
  'primaryKey',
  'receiveStartTime',
  'receiveEndTime',
  'type',
  'sort',
  'status',
  'isDel',
  'createTime',
  'updateTime',
] as const;
/** Fields that the list of coupons to give sends as null. */
export const omittedAsNull = nulls(omitted);

/** A coupon as staff list it. */
export const ListedCoupon = Coupon.extend({
  /** Reason for which it may pay a whole order; other servers say none. */
  clashReason: z.string().nullable().default(null),
  /** True where staff alone give it; other servers know none. */
  isPrivate: z.boolean().default(false),
  /** Bearer of the discount on goods of a shop; on other servers that is the shop. */
  bearer: bearer.default(discountBearers.shop),
});
export type ListedCoupon = z.output<typeof ListedCoupon>;

/** A coupon as those who give one away see it. */
export const SendableCoupon = Coupon.extend({
  ...blank(omitted),
  /** Ours, where all were asked for: why it cannot be sent now; null where it can. */
  whyNot: z.string().nullable().optional(),
});
export type SendableCoupon = z.output<typeof SendableCoupon>;

/** Source of a copy: the draft of a coupon, with the products or the category that it is good for. */
export const CouponInfo = z.object({
  coupon: z.object({
    ...couponFields,
    isForever: z.boolean(),
    isPrivate: z.boolean().default(false),
    bearer: bearer.default(discountBearers.shop),
  }),
  product: z.array(ProductRecord).nullable(),
  category: z.array(Category).nullable(),
});
export type CouponInfo = z.output<typeof CouponInfo>;
