import type { Answer, Input } from '#contract/call.ts';
import { couponTypes, couponUses } from '#contract/coupon-record.ts';
import type { couponCalls } from '#contract/coupons/coupons.ts';
import type { KnownProduct } from '#web/catalogue/product-picker/index.ts';
import type { Span } from '#web/ui/inputs/span-input.tsx';

type CouponInput = Input<typeof couponCalls.save>;
type Info = Answer<typeof couponCalls.info>;

/** Form values: a span for two moments, products and category in place of their keys. */
export interface CouponValues extends Pick<
  CouponInput,
  'name' | 'money' | 'useType' | 'isFixedTime' | 'day' | 'isForever' | 'type' | 'isLimited' | 'total' | 'sort' | 'status'
> {
  category: number | null;
  products: readonly KnownProduct[];
  hasThreshold: boolean;
  minPrice: number | null;
  useSpan: Span | null;
  claimSpan: Span | null;
}

export const blankCoupon: CouponValues = {
  name: '',
  useType: couponUses.all,
  category: null,
  products: [],
  money: 100,
  hasThreshold: false,
  minPrice: 100,
  isFixedTime: false,
  day: null,
  useSpan: null,
  isForever: false,
  claimSpan: null,
  type: couponTypes.newcomer,
  isLimited: false,
  total: 1,
  sort: 0,
  status: false,
};

const spanOf = (from: Date | null, until: Date | null): Span | null => (from && until ? [from, until] : null);

/** A new coupon that begins as this one was. */
export function toFormValues({ coupon, product, category }: Info): CouponValues {
  const { name, money, minPrice, useType, type, isFixedTime, isForever, day, isLimited, total, sort, status } = coupon;
  return {
    name,
    money,
    useType,
    type,
    isFixedTime,
    isForever,
    day: day || null,
    isLimited,
    sort,
    status,
    category: category?.[0]?.id ?? null,
    products: (product ?? []).map(({ id, storeName, image }) => ({ id, storeName, image })),
    hasThreshold: minPrice > 0,
    minPrice: minPrice > 0 ? minPrice : blankCoupon.minPrice,
    useSpan: spanOf(coupon.useStartTime, coupon.useEndTime),
    claimSpan: isForever ? spanOf(coupon.receiveStartTime, coupon.receiveEndTime) : null,
    total: isLimited ? total : blankCoupon.total,
  };
}

function scopeOf({ useType, products, category }: CouponValues): number[] {
  if (useType === couponUses.products) return products.map(({ id }) => id);
  return useType === couponUses.category && category !== null ? [category] : [];
}

/** Fields that do not count are left blank. */
export function toDraft(values: object): CouponInput {
  const filled = { ...blankCoupon, ...values };
  const { category: _, products: __, hasThreshold, useSpan, claimSpan, ...own } = filled;
  const [useStartTime = null, useEndTime = null] = (own.isFixedTime && useSpan) || [];
  const [receiveStartTime = null, receiveEndTime = null] = (own.isForever && claimSpan) || [];
  return {
    ...own,
    primaryKey: scopeOf(filled),
    minPrice: hasThreshold ? own.minPrice : 0,
    day: own.isFixedTime ? null : own.day,
    total: own.isLimited ? own.total : 0,
    useStartTime,
    useEndTime,
    receiveStartTime,
    receiveEndTime,
  };
}
