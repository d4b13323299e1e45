import { yuanText } from '#web/ui/index.ts';

/** A coupon by what it asks for and what it takes off. */
export const freeText = ({ money, minPrice }: { money: number; minPrice: number }): string =>
  minPrice === 0
    ? `没有使用门槛：不超过 ${yuanText(money)} 的订单一分不付`
    : `满 ${yuanText(minPrice)} 减 ${yuanText(money)}：刚好满额的订单一分不付`;
