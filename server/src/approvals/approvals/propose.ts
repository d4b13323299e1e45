import type { Fen } from '#contract/fen.ts';
import { type ApprovalKind, approvalStates } from '#contract/approvals/approvals.ts';
import { notify } from '#server/notifications/index.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { approval } from './tables.ts';

export interface Proposal {
  kind: ApprovalKind;
  /** Input of the act, as `kept` gives it. */
  payload: unknown;
  subjectKey: string;
  subject: string;
  path: string;
  amount: Fen;
  reason: string;
}

/** Writes down an act for a second person to decide. The caller has checked that it could be done now. */
export async function propose(write: Write, proposal: Proposal): Promise<null> {
  const { tx, now, actor } = write;
  const by = { proposerId: adminIdOf(actor), proposer: actorName(actor), state: approvalStates.waiting };
  await tx.insert(approval).values({ ...proposal, ...by, createTime: now, updateTime: now });
  await notify(write, 'adminApprovalWaits', proposal.subject);
  return null;
}
