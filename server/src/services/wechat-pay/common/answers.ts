import type { Fen } from '#contract/fen.ts';
import type { Prepay } from '#server/platform/incoming-payments.ts';

/**
 * Request that brought nothing. `notDone`: it never will, as it is; `retryLater`: nothing was done, the same request may be sent again;
 * `setup`: somebody has to change a setting first; `unknown`: it was done or not, and only a query tells.
 */
export interface WechatPayFailure {
  state: 'notDone' | 'retryLater' | 'setup' | 'unknown';
  /** Code of WeChat Pay, or ours for what it did not say. */
  code: string;
  says: string;
  remedy: string;
}

/** Parameters that a page hands to WeChat. */
export type PagePayment = Record<'appId' | 'timeStamp' | 'nonceStr' | 'package' | 'signType' | 'paySign', string>;

export type PrepayAnswer = { state: 'created'; prepay: Prepay } | { state: 'paid' } | WechatPayFailure;

/** Money that came in. Numbers of WeChat Pay have 28 digits and are texts. */
export interface WechatPayment {
  transactionId: string;
  outTradeNo: string;
  appId: string;
  merchantNo: string;
  total: Fen;
  /** Sum that the customer paid; coupons paid the rest. */
  payerTotal: Fen;
  currency: string;
  openid: string;
  tradeType: string;
  paidAt: Date;
}

export type PaymentAnswer =
  | { state: 'paid'; payment: WechatPayment; isRefunded: boolean }
  | { state: 'notPaid' | 'processing' | 'closed' | 'notFound' }
  | WechatPayFailure;

export type CloseAnswer = { state: 'closed' | 'paid' | 'notFound' } | WechatPayFailure;

/** Refund as WeChat Pay knows it; `account` is where the money goes. */
export interface WechatRefund {
  refundId: string;
  outRefundNo: string;
  outTradeNo: string;
  transactionId: string;
  refund: Fen;
  total: Fen;
  account: string;
  refundedAt: Date | undefined;
}

/** `closed`: it failed, and only another number can refund; `abnormal`: the card of the customer takes nothing, so staff act. */
export type RefundState = 'done' | 'processing' | 'closed' | 'abnormal';
export type WechatRefundAnswer = { state: RefundState; refund: WechatRefund } | WechatPayFailure;
export type RefundQueryAnswer = WechatRefundAnswer | { state: 'notFound' };
