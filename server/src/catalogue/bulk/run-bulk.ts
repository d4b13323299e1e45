import type { Answer, Input } from '#contract/call.ts';
import { productBulkRefusals, type productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import type { Write } from '#server/platform/write/write.ts';
import { chosenIds } from './choose.ts';
import { openPlan } from './open-plan.ts';
import { startBulk } from './start-bulk.ts';

type BulkCalls = typeof productBulkCalls;

/** A run is refused when the filter finds another number of products than the preview did. */
export async function runBulk(write: Write, input: Input<BulkCalls['bulkRun']>): Promise<Answer<BulkCalls['bulkRun']>> {
  const { ids: _, filter: __, expected, ...task } = input;
  await openPlan(write.tx, task);
  const ids = await chosenIds(write.tx, input, write);
  if (expected !== undefined && expected !== ids.length) throw productBulkRefusals.COUNT_CHANGED({ expected, found: ids.length });
  return startBulk(write, { task: { ...task, verb: 'bulkRun' }, ids });
}
