import type { Fen } from '#contract/fen.ts';
import type { WechatPayment, WechatRefund } from './answers.ts';

/** Merchant and app ids that the shop takes money as. */
export interface OwnNames {
  merchantNo: string;
  appIds: readonly string[];
}

/** Attempt to be paid, as it was sent. */
export interface PaymentClaim {
  outTradeNo: string;
  total: Fen;
}

/** Refund as it was asked for. */
export interface RefundClaim extends PaymentClaim {
  outRefundNo: string;
  refund: Fen;
}

export type Mismatch = 'merchant' | 'app' | 'number' | 'amount' | 'currency';

const CURRENCY = 'CNY';

export const isOurMerchant = (merchantNo: string, own: OwnNames): boolean => merchantNo !== '' && merchantNo === own.merchantNo;
export const isOurApp = (appId: string, own: OwnNames): boolean => appId !== '' && own.appIds.includes(appId);
const isNumber = (payment: Pick<WechatPayment, 'outTradeNo'>, { outTradeNo }: PaymentClaim): boolean =>
  payment.outTradeNo === outTradeNo;
/** Compares what was to be paid; coupons may have paid a part of it. */
const isAmount = (payment: Pick<WechatPayment, 'total'>, { total }: PaymentClaim): boolean => payment.total === total;
const isCurrency = ({ currency }: Pick<WechatPayment, 'currency'>): boolean => currency === CURRENCY;

/** First difference between a message and the names of the shop. */
export function strangerIn(message: Pick<WechatPayment, 'merchantNo' | 'appId'>, own: OwnNames): Mismatch | undefined {
  if (!isOurMerchant(message.merchantNo, own)) return 'merchant';
  return isOurApp(message.appId, own) ? undefined : 'app';
}

/** First difference between money that came in and the attempt that it is to pay; whoever books it asks here first. */
export function paymentMismatch(payment: WechatPayment, claim: PaymentClaim): Mismatch | undefined {
  if (!isNumber(payment, claim)) return 'number';
  if (!isAmount(payment, claim)) return 'amount';
  return isCurrency(payment) ? undefined : 'currency';
}

/** First difference between a refund and what was asked for. */
export function refundMismatch(refund: WechatRefund, claim: RefundClaim): Mismatch | undefined {
  if (refund.outRefundNo !== claim.outRefundNo || !isNumber(refund, claim)) return 'number';
  return refund.refund === claim.refund && isAmount(refund, claim) ? undefined : 'amount';
}
