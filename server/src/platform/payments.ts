import type { Fen } from '#contract/fen.ts';

export interface RefundRequest {
  /** Ours, unique, and the same for ever: a provider that has seen it before pays nothing a second time. */
  refundNo: string;
  orderNo: string;
  tradeNo: string | null;
  payType: string;
  amount: Fen;
  /** Amount that was paid for the order in all. */
  paid: Fen;
}

/** Final answer: the money has left, or it never will. */
export type RefundOutcome = { state: 'done'; providerNo: string } | { state: 'failed'; why: string };

/** Outcome of money that has left; people who pay it have no number of a provider. */
export const moneyLeft = (providerNo = ''): RefundOutcome => ({ state: 'done', providerNo });
/** Outcome of money that never leaves, with the reason. */
export const moneyStayed = (why: string): RefundOutcome => ({ state: 'failed', why });

/**
 * `processing`: the provider has taken the request and pays later, which can take days; `byHand`: no provider pays it back, so people
 * do; `unknown`: nobody can tell whether it was taken.
 */
export type RefundAnswer =
  | RefundOutcome
  | { state: 'processing'; providerNo: string }
  | { state: 'byHand' }
  | { state: 'unknown'; why: string };

/** Port through which money goes out. An error that it throws means `unknown`. */
export interface Payments {
  refund(request: RefundRequest): Promise<RefundAnswer>;
  /** State of a request that was sent before; `notAsked` where the provider has never heard of its number. */
  query(request: RefundRequest): Promise<RefundAnswer | { state: 'notAsked' }>;
}

/** No provider is connected: every refund waits until people have paid it and say so. */
export const byHand: Payments = {
  refund: async () => ({ state: 'byHand' }),
  query: async () => ({ state: 'byHand' }),
};

const paidBy = async ({ refundNo }: RefundRequest) => ({ state: 'done', providerNo: `ledger-${refundNo}` }) as const;

/** Stand-in for a provider, for demonstrations and tests: it says that it paid, and pays nobody. */
export const standIn: Payments = { refund: paidBy, query: paidBy };
