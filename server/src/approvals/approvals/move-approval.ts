import { eq } from 'drizzle-orm';
import { no } from '#contract/approvals/approvals.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type ApprovalAct, approvalMoves } from './states.ts';
import { type ApprovalRecord, approval } from './tables.ts';

/** The only writer of `state` after the first. The caller holds the row. */
export async function moveApproval(
  { tx, now, actor }: Write,
  { id, state }: Pick<ApprovalRecord, 'id' | 'state'>,
  act: ApprovalAct,
  note: string | null = null,
): Promise<void> {
  const { from, to } = approvalMoves[act];
  if (state !== from) throw no.DECIDED();
  await tx
    .update(approval)
    .set({ state: to, note, decider: actorName(actor), decideTime: now, updateTime: now })
    .where(eq(approval.id, id));
}
