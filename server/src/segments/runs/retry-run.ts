import { type BegunRun, no } from '#contract/segments/customer-runs.ts';
import { customer } from '#server/customers/index.ts';
import { adminIdOf, holds } from '#server/platform/actor.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockRun, markRetried } from './queries.ts';
import { startRun } from './start-run.ts';
import { actOf } from './tasks.ts';

/** The rows that were left alone, as a run of its own: what the first one did is not done again. */
export async function retryRun(write: Write, { id }: { id: number }): Promise<BegunRun> {
  const { tx, actor } = write;
  const { adminId, state, task, label } = await lockRun(tx, id);
  if (adminId !== adminIdOf(actor) || !holds(actor, actOf(task).permission)) throw no.NOT_FOUND();
  if (state === 'waiting') throw no.UNDER_WAY();
  const ids = await markRetried(tx, id);
  if (ids.length === 0) throw no.NOTHING_LEFT();
  // By a job, whose change can be undone for as long as that of the first.
  return startRun(write, { task, label, where: among(customer.id, ids), mayWait: false });
}
