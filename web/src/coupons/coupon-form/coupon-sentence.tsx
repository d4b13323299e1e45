import { Form } from 'antd';
import { couponTypes, couponUses } from '#contract/coupon-record.ts';
import { yuanText } from '#web/ui/index.ts';
import { span } from '../times.ts';
import { type CouponValues, blankCoupon } from './form-values.ts';

const ways: Readonly<Record<number, string>> = {
  [couponTypes.claimed]: '顾客自己领取',
  [couponTypes.newcomer]: '新顾客自动得到',
  [couponTypes.gift]: '随商品赠送',
};

function goodsText({ useType, products }: CouponValues): string {
  if (useType === couponUses.all) return '全场通用';
  return useType === couponUses.products ? `限 ${products.length} 件商品` : '限所选品类';
}

function timeText({ isFixedTime, day, useSpan }: CouponValues): string | undefined {
  if (!isFixedTime) return day ? `得到后 ${day} 天内可用` : undefined;
  return useSpan ? `${span(...useSpan)} 可用` : undefined;
}

/** The coupon to come, as somebody in the shop would say it, with an order that it is used for. */
export function sentenceOf(values: CouponValues): string | undefined {
  const { money, hasThreshold, minPrice, type, isForever, claimSpan, isLimited, total } = values;
  const least = hasThreshold ? (minPrice ?? 0) : 0;
  if (!money) return undefined;
  const parts = [
    least > 0 ? `满 ${yuanText(least)} 减 ${yuanText(money)}` : `立减 ${yuanText(money)}`,
    goodsText(values),
    `${ways[type] ?? ''}，每人 1 张`,
    isLimited && total ? `共 ${total} 张` : '不限量',
    isForever && claimSpan ? `${span(...claimSpan)} 可领` : undefined,
    timeText(values),
  ];
  const goods = Math.max(least, 2 * money);
  const said = parts.filter((part) => part !== undefined).join('，');
  return `${said}。例：买 ${yuanText(goods)} 的商品，付 ${yuanText(goods - money)}`;
}

/** The sentence that is built while somebody types. */
export function CouponSentence() {
  const typed: Partial<CouponValues> | undefined = Form.useWatch([], { preserve: true });
  const sentence = sentenceOf({ ...blankCoupon, ...typed });
  return sentence && <p className="coupon-sentence">{sentence}</p>;
}
