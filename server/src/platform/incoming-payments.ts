import type { Fen } from '#contract/fen.ts';
import type { PayChannel } from '#contract/services/pay-channels.ts';

/** Payment as its provider knows it. */
export interface PaymentKey {
  /** Ours, unique for ever, 6 to 32 characters of `0-9A-Za-z_-|*`. */
  number: string;
  appId: string;
  channel: PayChannel;
}

export interface PaymentRequest extends PaymentKey {
  description: string;
  amount: Fen;
  /** Time from which the provider takes no money for it. */
  expiry: Date;
  payerIp: string;
  /** Buyer at the app id, which `jsapi` and `routine` need. */
  openid: string | null;
}

/** Address in a code, parameters for the page that asked, or an address to go to: what leads the buyer to the provider. */
export type Prepay =
  | { kind: 'code'; codeUrl: string }
  | { kind: 'page'; parameters: Readonly<Record<string, string>> }
  | { kind: 'link'; url: string };

/** Money that came, in the provider's words. */
export interface PaymentReceipt {
  transactionNo: string;
  number: string;
  amount: Fen;
  appId: string;
  merchant: string;
  paidTime: Date;
}

/** `failed`: the provider takes no money under this number, ever; `unknown`: nobody can tell whether it took the request. */
type NotPaid = { state: 'closed' } | { state: 'failed'; why: string } | { state: 'unknown'; why: string };

export type CreateAnswer = { state: 'open'; prepay: Prepay } | { state: 'paid'; receipt: PaymentReceipt } | NotPaid;

/** `open`: nobody has paid it yet. */
export type PaymentAnswer = { state: 'open' } | { state: 'paid'; receipt: PaymentReceipt } | NotPaid;

export type QueriedPayment = PaymentAnswer | { state: 'notAsked' };
