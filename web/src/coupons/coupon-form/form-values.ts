import type { Answer, Input } from '#contract/call.ts';
import { choices } from '#contract/choices.ts';
import { couponTypes, couponUses } from '#contract/coupon-record.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import type { sentCouponCalls } from '#contract/segments/coupon-sendings.ts';
import type { KnownProduct } from '#web/catalogue/product-picker/index.ts';
import type { Span } from '#web/ui/inputs/span-input.tsx';
import { isNobody } from '../sending/audience-input.tsx';
import { type SendingValues, blankSending, planOf } from '../sending/plan.ts';
import { isFieldServed } from '#web/ui/wire/index.ts';

type SendingPlan = Pick<Input<typeof sentCouponCalls.createAndSend>, 'audience' | 'at' | 'expected'>;
/** Input of the form: a coupon, and whom it goes to where that was chosen. */
export type CouponInput = Input<typeof couponCalls.save> & Partial<SendingPlan>;
type Info = Answer<typeof couponCalls.info>;

/** Ways to a coupon in the form: those of the wire, and by staff alone. */
export const couponWays = choices({
  claimed: [couponTypes.claimed, couponTypes.labels[couponTypes.claimed]],
  staff: ['staff', '仅由员工发放'],
  newcomer: [couponTypes.newcomer, couponTypes.labels[couponTypes.newcomer]],
  gift: [couponTypes.gift, couponTypes.labels[couponTypes.gift]],
});
export type CouponWay = (typeof couponWays.values)[number];

/** Form values: a span for two moments, products and category in place of their keys. */
export interface CouponValues
  extends
    SendingValues,
    Pick<CouponInput, 'name' | 'useType' | 'isFixedTime' | 'day' | 'isForever' | 'isLimited' | 'total' | 'sort' | 'status'> {
  money: number | null;
  way: CouponWay;
  category: number | null;
  products: readonly KnownProduct[];
  hasThreshold: boolean;
  minPrice: number | null;
  /** Bearer of the discount, one of `discountBearers`. */
  bearer: number;
  useSpan: Span | null;
  claimSpan: Span | null;
}

export const blankCoupon: CouponValues = {
  name: '',
  useType: couponUses.all,
  category: null,
  products: [],
  money: null,
  hasThreshold: true,
  minPrice: null,
  bearer: discountBearers.shop,
  isFixedTime: false,
  day: null,
  useSpan: null,
  isForever: false,
  claimSpan: null,
  way: couponWays.claimed,
  isLimited: true,
  total: null,
  sort: 0,
  status: false,
  ...blankSending,
};

const spanOf = (from: Date | null, until: Date | null): Span | null => (from && until ? [from, until] : null);

const wayOf = (type: number): CouponWay => couponWays.values.find((way) => way === type) ?? couponWays.claimed;

/** A new coupon that begins as this one was. */
export function toFormValues({ coupon, product, category }: Info): CouponValues {
  const { name, money, minPrice, bearer, useType, type, isPrivate, isFixedTime, isForever, day, isLimited, total, sort, status } =
    coupon;
  return {
    name,
    money,
    bearer,
    useType,
    way: isPrivate ? couponWays.staff : wayOf(type),
    isFixedTime,
    isForever,
    day: day || null,
    isLimited,
    sort,
    status,
    category: category?.[0]?.id ?? null,
    products: (product ?? []).map(({ id, storeName, image }) => ({ id, storeName, image })),
    hasThreshold: minPrice > 0,
    minPrice: minPrice > 0 ? minPrice : null,
    useSpan: spanOf(coupon.useStartTime, coupon.useEndTime),
    claimSpan: isForever ? spanOf(coupon.receiveStartTime, coupon.receiveEndTime) : null,
    total: isLimited ? total : null,
    ...blankSending,
  };
}

function scopeOf({ useType, products, category }: CouponValues): number[] {
  if (useType === couponUses.products) return products.map(({ id }) => id);
  return useType === couponUses.category && category !== null ? [category] : [];
}

/** True where the coupon goes to somebody as soon as it is made, or at a time. */
export const isSent = ({ way, audience }: Pick<CouponValues, 'way' | 'audience'>): boolean =>
  way === couponWays.staff && !isNobody(audience);

/** Fields that do not count are left blank. */
export function toDraft(values: object): CouponInput {
  const filled = { ...blankCoupon, ...values };
  const {
    category: _,
    products: __,
    hasThreshold,
    useSpan,
    claimSpan,
    way,
    audience,
    isTimed,
    at,
    seen,
    gives: ___,
    ...own
  } = filled;
  const isPrivate = way === couponWays.staff;
  const [useStartTime = null, useEndTime = null] = (own.isFixedTime && useSpan) || [];
  const [receiveStartTime = null, receiveEndTime = null] = (own.isForever && !isPrivate && claimSpan) || [];
  return {
    ...own,
    money: own.money ?? 0,
    // A private coupon is on from the start: nobody but staff ever sees it.
    status: own.status || isPrivate,
    type: way === couponWays.staff ? couponTypes.claimed : way,
    ...(isFieldServed(couponCalls.save, 'isPrivate') && { isPrivate }),
    isForever: own.isForever && !isPrivate,
    primaryKey: scopeOf(filled),
    minPrice: hasThreshold ? own.minPrice : 0,
    day: own.isFixedTime ? null : own.day,
    total: own.isLimited ? own.total : 0,
    useStartTime,
    useEndTime,
    receiveStartTime,
    receiveEndTime,
    ...(isSent(filled) && planOf({ audience, isTimed, at, seen })),
  };
}
