import type { Fen } from '#contract/fen.ts';
import type { WechatPayFailure } from './answers.ts';

/** Line of a bill: money that came in, or went back. Numbers are texts, and `0` where there is none. */
export interface BillRow {
  at: Date;
  appId: string;
  merchantNo: string;
  transactionId: string;
  outTradeNo: string;
  openid: string;
  tradeType: string;
  /** SUCCESS, REFUND or REVOKED. */
  state: string;
  currency: string;
  /** Sum of the order less coupons that cost the shop nothing. */
  settlement: Fen;
  refundId: string;
  outRefundNo: string;
  refund: Fen;
  couponRefund: Fen;
  refundStatus: string;
  goods: string;
  attach: string;
  total: Fen;
  refundRequested: Fen;
  /** Fee in thousandths of a fen, below 0 where it is given back; undefined where the line does not tell. */
  fee: number | undefined;
}

/** Sums of the last line of a bill. */
export interface BillSums {
  rows: number;
  settlement: Fen;
  refund: Fen;
  couponRefund: Fen;
  total: Fen;
  refundRequested: Fen;
}

export interface TradeBill {
  rows: readonly BillRow[];
  sums: BillSums;
}

/** `none`: nothing was paid or refunded on that day; `notYet`: WeChat Pay makes it later. */
export type BillAnswer = { state: 'ready'; bill: TradeBill } | { state: 'none' | 'notYet' } | WechatPayFailure;
