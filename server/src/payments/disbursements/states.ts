import type { DisbursementState } from '#contract/payments/disbursements.ts';

/** States in which a provider is asked once more what became of the money. */
const asked = ['processing', 'abnormal', 'unknown'] as const;
const answered = [...asked, 'byHand', 'done', 'failed', 'closed'] as const;

/** States that an answer leads to, from each. What is over stays so, whatever is said later. */
const moves: Readonly<Record<DisbursementState, readonly DisbursementState[]>> = {
  waiting: answered,
  processing: answered,
  abnormal: answered,
  unknown: answered,
  byHand: ['done', 'failed'],
  done: [],
  failed: [],
  closed: [],
};

export const canMove = (from: DisbursementState, to: DisbursementState): boolean => moves[from].includes(to);

export const isAskedAgain = (state: DisbursementState): boolean => asked.some((each) => each === state);
