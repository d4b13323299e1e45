import type { Input } from '#contract/call.ts';
import { type approvalCalls, approvalRefusals } from '#contract/approvals/approvals.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveApproval } from './move-approval.ts';
import { lockApproval } from './queries.ts';

/** Taken back by whoever proposed it, who may be allowed to decide nothing. */
export async function withdraw(write: Write, { id, note }: Input<typeof approvalCalls.withdraw>): Promise<null> {
  const found = await lockApproval(write.tx, id, write.actor);
  if (found.proposerId !== adminIdOf(write.actor)) throw approvalRefusals.NOT_OWN();
  await moveApproval(write, found, 'withdraw', note);
  return null;
}
