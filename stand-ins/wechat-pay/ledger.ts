import type { Merchant } from './keys.ts';

export type TradeType = 'NATIVE' | 'JSAPI' | 'MWEB';
export type TradeState = 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED';
export type RefundStatus = 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL';

/** Ways of signing in the second version. */
export type SignType = 'MD5' | 'HMAC-SHA256';

/** Payment that a merchant began. Sums are fen. */
export interface Trade {
  merchant: Merchant;
  /** Way in which its notices are signed; undefined for one of the third version. */
  signType: SignType | undefined;
  appid: string;
  outTradeNo: string;
  /** Whole request, by which a second one under the number is told from it. */
  terms: string;
  tradeType: TradeType;
  description: string;
  attach: string;
  total: number;
  openid: string | undefined;
  notifyUrl: string;
  begun: Date;
  expires: Date | undefined;
  prepayId: string;
  state: TradeState;
  transactionId: string | undefined;
  payerTotal: number;
  paid: Date | undefined;
}

export interface PlatformRefund {
  trade: Trade;
  outRefundNo: string;
  terms: string;
  refundId: string;
  amount: number;
  notifyUrl: string | undefined;
  begun: Date;
  status: RefundStatus;
  ended: Date | undefined;
}

/** Books of the platform; the money that a merchant has there is in fen. */
export interface Books {
  trades: Map<string, Trade>;
  refunds: Map<string, PlatformRefund>;
  balances: Map<string, number>;
  /** Numbers of the platform that were given out. */
  given: number;
}

export const newBooks = (): Books => ({ trades: new Map(), refunds: new Map(), balances: new Map(), given: 0 });

/** Number of 28 digits, which no number of JavaScript holds. */
export function nextNumber(books: Books, prefix: string, now: Date): string {
  books.given += 1;
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return `${prefix}${day}${String(books.given).padStart(28 - prefix.length - day.length, '0')}`;
}

export const refundsOf = (books: Books, trade: Trade): PlatformRefund[] =>
  [...books.refunds.values()].filter((one) => one.trade === trade);

export const move = (books: Books, mchid: string, amount: number): void => {
  books.balances.set(mchid, (books.balances.get(mchid) ?? 0) + amount);
};
