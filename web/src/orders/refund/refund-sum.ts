import type { Fen } from '#contract/fen.ts';
import { orderPayTypes } from '#contract/orders/enums.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';

/** Amounts, null for people who may not see them; nothing can be refunded by them. */
interface RefundableAmounts {
  payPrice: Fen | null;
  refundPrice: Fen | null;
  /** Amount of a refund that has no outcome yet. */
  underWay?: Fen | undefined;
}

/** Points or a coupon paid for all of it: no money goes back, but they do. */
export const isFree = ({ payPrice }: Pick<RefundableAmounts, 'payPrice'>): boolean => payPrice === 0;

/** Amount that can still be given back, in fen. */
export const leftToRefund = ({ payPrice, refundPrice, underWay = 0 }: RefundableAmounts): Fen =>
  Math.max(0, (payPrice ?? 0) - (refundPrice ?? 0) - underWay);

/** "实付 ¥12.00，已退 ¥2.00，退款中 ¥4.00，还可退 ¥6.00" */
export function refundLine(paid: RefundableAmounts): string {
  if (paid.payPrice === null) return '';
  const refunded = paid.refundPrice ? `，已退 ${yuanText(paid.refundPrice)}` : '';
  const underWay = paid.underWay ? `，退款中 ${yuanText(paid.underWay)}` : '';
  if (isFree(paid)) return '没有实付金额，不用退钱';
  return `实付 ${yuanText(paid.payPrice)}${refunded}${underWay}，还可退 ${yuanText(leftToRefund(paid))}`;
}

/** "部分退款，之后还可退 ¥2.00"; nothing for an amount that cannot be. */
export function refundOutcome(paid: RefundableAmounts, amount: Fen): string {
  if (isFree(paid)) return '退款后订单将变为“已退款”，用掉的积分和优惠券退回给用户';
  const left = leftToRefund(paid) - amount;
  if (amount <= 0 || left < 0) return '';
  return left === 0 ? '全额退款后订单将变为“已退款”' : `部分退款，之后还可退 ${yuanText(left)}`;
}

const waysBack: Readonly<Record<string, string>> = {
  [orderPayTypes.weixin]: '原路退回用户的微信',
  [orderPayTypes.alipay]: '原路退回用户的支付宝',
  [orderPayTypes.yue]: '退回用户的余额，马上到账',
  [orderPayTypes.offline]: '由员工线下退给用户，退好后再确认',
  [orderPayTypes.credit]: '从用户的赊账里减去',
};

/** Place where the money of a refund goes; blank where none goes, or a way that is not known. */
export const wayBackOf = (paid: RefundableAmounts & { payType: string }): string =>
  isFree(paid) ? '' : (waysBack[paid.payType] ?? '');
