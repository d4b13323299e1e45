import type { Fen } from '#contract/fen.ts';

export interface RefundRequest {
  /** Ours and unique: a provider that has seen it before answers what it answered then. */
  refundNo: string;
  orderNo: string;
  tradeNo: string | null;
  payType: string;
  amount: Fen;
  /** Amount that was paid for the order in all. */
  paid: Fen;
}

/** Anything else, a thrown error included, means "unknown": it is asked again later. */
export type RefundOutcome = { done: true; providerNo: string } | { done: false; why: string };

/** Port through which money goes out. */
export interface Payments {
  refund(request: RefundRequest): Promise<RefundOutcome>;
}

/** No provider is connected: the refund is kept in the books, and staff pay it out by hand. */
export const ledgerOnly: Payments = {
  refund: async ({ refundNo }) => ({ done: true, providerNo: `ledger-${refundNo}` }),
};
