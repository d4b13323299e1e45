import type { Fen } from '#contract/fen.ts';
import type { WechatPayment, WechatRefund } from './answers.ts';

/** Merchant and app ids that the shop takes money as. */
export interface OwnNames {
  merchantNo: string;
  appIds: readonly string[];
}

/** Number of a payment: ours, or that of WeChat Pay. */
export type PaymentNumber = { outTradeNo: string } | { transactionId: string };

/** Refund as it was asked for. */
export interface RefundClaim {
  payment: PaymentNumber;
  outRefundNo: string;
  refund: Fen;
  /** Sum that was paid in all. */
  total: Fen;
}

const CURRENCY = 'CNY';

export const isOurMerchant = (merchantNo: string, own: OwnNames): boolean => merchantNo !== '' && merchantNo === own.merchantNo;
export const isOurApp = (appId: string, own: OwnNames): boolean => appId !== '' && own.appIds.includes(appId);
/** The message is of the very payment that was asked about. */
export const isAbout = (message: Pick<WechatPayment, 'outTradeNo' | 'transactionId'>, number: PaymentNumber): boolean =>
  'outTradeNo' in number ? message.outTradeNo === number.outTradeNo : message.transactionId === number.transactionId;
/** Compares what was to be paid; coupons may have paid a part of it. */
const isAmount = (message: { total: Fen }, { total }: { total: Fen }): boolean => message.total === total;
export const isCurrency = ({ currency }: Pick<WechatPayment, 'currency'>): boolean => currency === CURRENCY;

/** First difference between a message and the names of the shop. */
export function strangerIn(message: Pick<WechatPayment, 'merchantNo' | 'appId'>, own: OwnNames): 'merchant' | 'app' | undefined {
  if (!isOurMerchant(message.merchantNo, own)) return 'merchant';
  return isOurApp(message.appId, own) ? undefined : 'app';
}

/** First difference between a refund and what was asked for. */
export function refundMismatch(refund: WechatRefund, claim: RefundClaim): 'number' | 'amount' | undefined {
  if (refund.outRefundNo !== claim.outRefundNo || !isAbout(refund, claim.payment)) return 'number';
  return refund.refund === claim.refund && isAmount(refund, claim) ? undefined : 'amount';
}
