import type { RefundRecord } from './tables.ts';

export type PaymentState = RefundRecord['state'];

export const FIRST_STATE = 'paying' satisfies PaymentState;

/** A refund is being paid until the provider has answered; the answer is final. */
export const paymentMoves = {
  paying: { finish: 'done', fail: 'failed' },
  done: {},
  failed: {},
} as const satisfies Record<PaymentState, Partial<Record<string, PaymentState>>>;
