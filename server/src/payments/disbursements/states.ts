import type { DisbursementState } from '#contract/payments/disbursements.ts';

const over = ['done', 'failed', 'closed'] as const;

/** States that an answer leads to, from each. What is over stays so, whatever is said later. */
const moves: Readonly<Record<DisbursementState, readonly DisbursementState[]>> = {
  waiting: ['processing', 'abnormal', 'unknown', 'byHand', ...over],
  processing: ['processing', 'abnormal', 'unknown', 'byHand', ...over],
  abnormal: ['processing', 'abnormal', 'unknown', 'byHand', ...over],
  unknown: ['processing', 'abnormal', 'unknown', 'byHand', ...over],
  byHand: ['done', 'failed'],
  done: [],
  failed: [],
  closed: [],
};

export const canMove = (from: DisbursementState, to: DisbursementState): boolean => moves[from].includes(to);

const askedAgain: ReadonlySet<DisbursementState> = new Set(['processing', 'abnormal', 'unknown']);

/** True where a provider is to be asked once more what became of it. */
export const isAskedAgain = (state: DisbursementState): boolean => askedAgain.has(state);
