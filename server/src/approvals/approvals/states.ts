import { approvalStates } from '#contract/approvals/approvals.ts';

const { waiting, approved, declined, withdrawn } = approvalStates;

/** Every move of an approval: it is decided once. */
export const approvalMoves = {
  approve: { from: waiting, to: approved },
  decline: { from: waiting, to: declined },
  withdraw: { from: waiting, to: withdrawn },
} as const;

export type ApprovalAct = keyof typeof approvalMoves;
