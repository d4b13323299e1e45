import type { RechargeRefundRecord } from './tables.ts';

type RechargeRefundState = RechargeRefundRecord['state'];

/** A refund is being paid until the provider has answered; the answer is final. */
export const rechargeRefundMoves = {
  finish: { from: 'paying', to: 'done' },
  fail: { from: 'paying', to: 'failed' },
} as const satisfies Record<string, { from: RechargeRefundState; to: RechargeRefundState }>;

export type RechargeRefundAct = keyof typeof rechargeRefundMoves;
