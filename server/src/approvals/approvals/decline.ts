import type { Input } from '#contract/call.ts';
import type { approvalCalls } from '#contract/approvals/approvals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveApproval } from './move-approval.ts';
import { lockApproval } from './queries.ts';

/** Leaves it undone, by a second person or by whoever proposed it. */
export async function decline(write: Write, { id, note }: Input<typeof approvalCalls.decline>): Promise<null> {
  await moveApproval(write, await lockApproval(write.tx, id), 'decline', note);
  return null;
}
