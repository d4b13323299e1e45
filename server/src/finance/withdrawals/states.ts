import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';

const { auditing, paid, refused } = withdrawalStates;

/** Every move of a withdrawal: it is decided once. */
export const withdrawalMoves = {
  approve: { from: auditing, to: paid },
  refuse: { from: auditing, to: refused },
} as const;

export type WithdrawalAct = keyof typeof withdrawalMoves;
