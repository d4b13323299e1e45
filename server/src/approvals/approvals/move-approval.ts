import { eq } from 'drizzle-orm';
import { approvalRefusals } from '#contract/approvals/approvals.ts';
import { notifyPerson } from '#server/notifications/index.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type ApprovalAct, approvalMoves } from './states.ts';
import { type ApprovalRecord, approval } from './tables.ts';

/** The only writer of `state` after the first. The caller holds the row; whoever proposed it is notified of what another decided. */
export async function moveApproval(
  write: Write,
  { id, state, proposerId, subject }: ApprovalRecord,
  act: ApprovalAct,
  note: string | null = null,
): Promise<void> {
  const { tx, now, actor } = write;
  const { from, to } = approvalMoves[act];
  if (state !== from) throw approvalRefusals.DECIDED();
  await tx
    .update(approval)
    // Withdrawing is no decision, so it names no decider.
    .set({ state: to, note, decider: act === 'withdraw' ? null : actorName(actor), decideTime: now, updateTime: now })
    .where(eq(approval.id, id));
  const outcome = note === null ? '复核通过' : `被退回：${note}`;
  await notifyPerson(write, 'adminApprovalDecided', { adminId: proposerId, subject: `${subject} ${outcome}` });
}
