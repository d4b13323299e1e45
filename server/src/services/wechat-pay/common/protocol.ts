import type { PayChannel } from '#contract/services/pay-channels.ts';
import type { Fen } from '#contract/fen.ts';
import type { CloseAnswer, PaymentAnswer, PrepayAnswer, RefundQueryAnswer, WechatRefundAnswer } from './answers.ts';
import type { BillAnswer } from './trade-bill.ts';
import type { PaymentNumber, RefundClaim } from './payment-checks.ts';

/** Attempt of a customer to pay. Its number is its own for ever: another sum needs another attempt. */
export interface WechatPayOrder {
  channel: PayChannel;
  outTradeNo: string;
  total: Fen;
  description: string;
  expiresAt: Date;
  /** Address of the customer. */
  clientIp: string;
  /** Needed by `jsapi` and `routine`, as the app of the channel knows the customer. */
  openid?: string;
}

/** Version of the interface of WeChat Pay. What the other side says, or does not, is an answer and never thrown. */
export interface WechatPayProtocol {
  create(order: WechatPayOrder): Promise<PrepayAnswer>;
  query(number: PaymentNumber): Promise<PaymentAnswer>;
  /** The second version closes nothing within five minutes, and says so. */
  close(attempt: Pick<WechatPayOrder, 'outTradeNo'>): Promise<CloseAnswer>;
  /** Repeats of a number are one refund, as long as their sums are the same. */
  refund(request: RefundClaim): Promise<WechatRefundAnswer>;
  queryRefund(request: RefundClaim): Promise<RefundQueryAnswer>;
  /** Payments and refunds of a day of the shop's clock. */
  bill(day: Date): Promise<BillAnswer>;
}

const NUMBER = /^[0-9A-Za-z_\-|*]{6,32}$/;

/** An order that WeChat Pay would never take is a fault of ours. */
export function checkOrder({ outTradeNo, total }: Pick<WechatPayOrder, 'outTradeNo' | 'total'>): void {
  if (!NUMBER.test(outTradeNo)) throw new RangeError(`no number of a payment: ${outTradeNo}`);
  if (!Number.isSafeInteger(total) || total < 1) throw new RangeError(`no sum that is paid by a provider: ${total}`);
}

/** Text of at most so many bytes: WeChat Pay counts three for a Chinese character. */
export function cut(text: string, bytes: number): string {
  let kept = '';
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > bytes) break;
    kept += character;
  }
  return kept;
}
