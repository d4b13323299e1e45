import { approvalStates } from '#contract/approvals/approvals.ts';

const { waiting, approved, declined } = approvalStates;

/** Every move of an approval: it is decided once. */
export const approvalMoves = {
  approve: { from: waiting, to: approved },
  decline: { from: waiting, to: declined },
} as const;

export type ApprovalAct = keyof typeof approvalMoves;
