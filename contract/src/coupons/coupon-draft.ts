import { z } from 'zod';
import { couponTypes, couponUses } from '../coupon-record.ts';
import { bearer } from './discount-bearers.ts';
import { flag, idList, integer, momentOrNone, money, moneyUpTo, present, text, words, INT_MAX } from '../wire.ts';

const MOST = 9_999_999;
const TOO_MUCH = '优惠券面值不能大于99999.99';
/** Reason for which it may pay a whole order. */
export const clashReason = text(200, '原因最多 200 个字');
export const couponUse = couponUses.schema('请选择优惠券使用类型');
export const couponType = couponTypes.schema('请选择优惠券领取方式');

/** Clients send "" for a number that does not count. */
const countOrNone = (max: number, message: string) =>
  z.codec(
    z.union([z.number(), z.string().regex(/^\d{0,10}$/, message)], message).nullish(),
    z.int(message).min(0, message).max(max, message).nullable(),
    { decode: (sent) => (sent === '' || sent == null ? null : Number(sent)), encode: (value) => value },
  );

/** `isForever` is named the wrong way round: true means that it can be claimed for a time only. */
export const CouponDraft = z.object({
  name: words(64, '请填写优惠券名称', '优惠券名称长度不能超过64个字符'),
  money: present('请填写优惠券兑换的优惠券面值')
    .pipe(moneyUpTo(MOST, TOO_MUCH))
    .refine((fen) => fen > 0, '优惠券面值应大于 0'),
  isLimited: present('请设置是否限量').pipe(flag),
  total: countOrNone(INT_MAX, '发布数量应为 0 或更大的整数'),
  useType: couponUse,
  primaryKey: idList.nullish(),
  minPrice: money.nullish(),
  isForever: present('请选择领取是否限时').pipe(flag),
  receiveStartTime: momentOrNone,
  receiveEndTime: momentOrNone,
  isFixedTime: present('请设置是否固定使用时间').pipe(flag),
  useStartTime: momentOrNone,
  useEndTime: momentOrNone,
  day: countOrNone(999, '天数不能超过999天'),
  type: couponType,
  sort: present('排序不能为空').pipe(integer(0, INT_MAX, '排序不能小于0')),
  status: present('优惠券状态不能为空').pipe(flag),
  clashReason: clashReason.nullish(),
  /** Ours: true where staff alone give it. */
  isPrivate: flag.optional(),
  /** Ours: who bears the discount on goods of a shop; the shop where none is named. */
  bearer: bearer.optional(),
});
export type CouponDraft = z.output<typeof CouponDraft>;
