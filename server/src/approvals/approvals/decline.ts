import type { Input } from '#contract/call.ts';
import { type approvalCalls, approvalRefusals } from '#contract/approvals/approvals.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveApproval } from './move-approval.ts';
import { lockApproval } from './queries.ts';

/** Leaves it undone, by a second person. */
export async function decline(write: Write, { id, note }: Input<typeof approvalCalls.decline>): Promise<null> {
  const found = await lockApproval(write.tx, id, write.actor);
  if (found.proposerId === adminIdOf(write.actor)) throw approvalRefusals.OWN();
  await moveApproval(write, found, 'decline', note);
  return null;
}
