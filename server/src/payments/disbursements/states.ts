import type { DisbursementState } from '#contract/payments/disbursements.ts';

/** States that an answer leads to, from each. What is over stays so, whatever is said later. */
const moves: Readonly<Record<DisbursementState, readonly DisbursementState[]>> = {
  waiting: ['processing', 'unknown', 'byHand', 'done', 'failed'],
  processing: ['processing', 'unknown', 'byHand', 'done', 'failed'],
  unknown: ['processing', 'unknown', 'byHand', 'done', 'failed'],
  byHand: ['done', 'failed'],
  done: [],
  failed: [],
};

export const canMove = (from: DisbursementState, to: DisbursementState): boolean => moves[from].includes(to);
