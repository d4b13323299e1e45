import type { Answer } from '#contract/call.ts';
import { no, type productBulkCalls } from '#contract/catalogue/product-bulk.ts';
import type { Write } from '#server/platform/write/write.ts';
import { seenIds } from '../products/queries.ts';
import { lockBulk, markRetried } from './queries.ts';
import { startBulk } from './start-bulk.ts';

type Outcome = Answer<typeof productBulkCalls.bulkRetry>;

/** The rows that were left alone, as a run of its own: what the first one did is not done again. */
export async function retryBulk(write: Write, { id }: { id: number }): Promise<Outcome> {
  const { tx, actor } = write;
  const run = await lockBulk(tx, id);
  if (!run || actor.kind !== 'admin' || run.adminId !== actor.id) throw no.NOT_FOUND();
  if (run.state === 'waiting') throw no.UNDER_WAY();
  const ids = await seenIds(tx, await markRetried(tx, id), actor);
  if (ids.length === 0) throw no.NOTHING_LEFT();
  return startBulk(write, { task: run.task, verb: run.verb, ids });
}
