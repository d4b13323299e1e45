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

export type RefundOutcome = { done: true; providerNo: string } | { done: false; why: string };

/**
 * Outcome, or `byHand` of a payment that no provider pays back, so that people do. Anything else, a thrown error included, means
 * "unknown": it is asked again later.
 */
export type RefundAnswer = RefundOutcome | { byHand: true };

/** Port through which money goes out. */
export interface Payments {
  refund(request: RefundRequest): Promise<RefundAnswer>;
}

/** No provider is connected: every refund waits until people have paid it and say so. */
export const byHand: Payments = {
  refund: async () => ({ byHand: true }),
};

/** Stand-in for a provider, for demonstrations and tests: it says that it paid, and pays nobody. */
export const standIn: Payments = {
  refund: async ({ refundNo }) => ({ done: true, providerNo: `ledger-${refundNo}` }),
};
