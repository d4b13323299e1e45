import { Form } from 'antd';
import { couponUses } from '#contract/coupon-record.ts';
import { yuanText } from '#web/ui/index.ts';
import type { Span } from '#web/ui/inputs/span-input.tsx';
import { span } from '../times.ts';
import { type CouponValues, type CouponWay, blankCoupon, couponWays } from './form-values.ts';

const ways: Readonly<Record<CouponWay, string>> = {
  [couponWays.claimed]: '用户自己领取',
  [couponWays.staff]: '由员工发放',
  [couponWays.newcomer]: '新用户自动得到',
  [couponWays.gift]: '随商品赠送',
};

function goodsText({ useType, products }: CouponValues): string {
  if (useType === couponUses.all) return '全场通用';
  return useType === couponUses.products ? `限 ${products.length} 件商品` : '限所选品类';
}

const isSpan = (days: Span | null): days is Span => days !== null && days[0] < days[1];

/** Fields without which nothing can be said of the coupon. */
function missingIn(values: CouponValues): string[] {
  const { money, hasThreshold, minPrice, useType, products, category, isFixedTime, day, useSpan } = values;
  const { way, isForever, claimSpan, isLimited, total } = values;
  const hasGoods = useType === couponUses.products ? products.length > 0 : useType === couponUses.all || category !== null;
  return [
    ...(hasGoods ? [] : [useType === couponUses.products ? '商品' : '品类']),
    ...(money ? [] : ['面值']),
    ...(hasThreshold && (!minPrice || minPrice < (money ?? 0)) ? ['最低消费'] : []),
    ...((isFixedTime ? isSpan(useSpan) : day) ? [] : ['使用有效期']),
    ...(isForever && way !== couponWays.staff && !isSpan(claimSpan) ? ['领取时间'] : []),
    ...(isLimited && !total ? ['发布数量'] : []),
  ];
}

/** The coupon to come, as somebody in the shop would say it, with an order that it is used for. */
export function sentenceOf(values: CouponValues): string {
  const missing = missingIn(values);
  if (missing.length > 0) return `填好${missing.join('、')}后，这里说明这张券怎么用`;
  const { hasThreshold, minPrice, way, isForever, claimSpan, isLimited, total, isFixedTime, day, useSpan } = values;
  const [money, least] = [values.money ?? 0, hasThreshold ? (minPrice ?? 0) : 0];
  const parts = [
    least > 0 ? `满 ${yuanText(least)} 减 ${yuanText(money)}` : `立减 ${yuanText(money)}`,
    goodsText(values),
    `${ways[way]}，每人 1 张`,
    isLimited ? `共 ${total} 张` : '不限量',
    isForever && way !== couponWays.staff && claimSpan ? `${span(...claimSpan)} 可领` : undefined,
    isFixedTime && useSpan ? `${span(...useSpan)} 可用` : `得到后 ${day} 天内可用`,
  ];
  const goods = Math.max(least, 2 * money);
  const said = parts.filter((part) => part !== undefined).join('，');
  return `${said}。例：买 ${yuanText(goods)} 的商品，付 ${yuanText(goods - money)}`;
}

/** The sentence that is built while somebody types. */
export function CouponSentence() {
  const typed: Partial<CouponValues> | undefined = Form.useWatch([], { preserve: true });
  return <p className="coupon-sentence">{sentenceOf({ ...blankCoupon, ...typed })}</p>;
}
