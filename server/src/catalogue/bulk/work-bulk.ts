import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { no } from '#contract/catalogue/product-bulk.ts';
import { callWebhooksOfMany } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applyDifferences } from '../product-aggregate/apply-differences.ts';
import { moveProducts } from '../product-states/move-products.ts';
import { lockIds } from '../products/queries.ts';
import { type Planned, openPlan } from './open-plan.ts';
import { type RowOutcome, lockBulk, nextWaiting, setBulk, setRowOutcomes } from './queries.ts';
import type { Task } from './tables.ts';

async function apply(write: Write, { act }: Task, { changes }: Planned): Promise<void> {
  const ids = changes.map(({ product }) => product.id);
  if (act) await moveProducts(write, ids, act);
  else
    await applyDifferences(
      write,
      changes.flatMap(({ difference }) => difference ?? []),
      'bulk',
    );
  await callWebhooksOfMany(write, 'product.changed', ids);
}

const outcomesOf = ({ changes, unchanged, refused }: Planned): RowOutcome[] => [
  ...changes.map(({ product }) => ({ productId: product.id, state: 'done' as const, reason: '' })),
  ...unchanged.map((productId) => ({ productId, state: 'unchanged' as const, reason: '' })),
  ...refused.map(({ id, reason }) => ({ productId: id, state: 'refused' as const, reason })),
];

/**
 * Does the next products of a run, as many as are done while a person waits: locked in the order of their ids, changed, and each
 * kept with what became of it. `left` says whether more may wait. All portions of a run belong to one change; one under another
 * change does nothing, because the job came twice.
 */
export async function workBulk(write: Write, id: number) {
  const { tx, changeId } = write;
  const run = await lockBulk(tx, id);
  if (!run) throw no.NOT_FOUND();
  const isForeign = run.changeId !== null && run.changeId !== changeId;
  const ids = run.state !== 'waiting' || isForeign ? [] : await nextWaiting(tx, id, BULK_SYNC_MAX);
  if (ids.length === 0) return { run, refused: [], worked: 0, left: isForeign };

  const plan = await openPlan(tx, run.task);
  await lockIds(tx, ids);
  const planned = await plan(tx, ids);
  await apply(write, run.task, planned);
  await setRowOutcomes(tx, id, outcomesOf(planned));
  const counts = {
    changed: run.changed + planned.changes.length,
    unchanged: run.unchanged + planned.unchanged.length,
    refused: run.refused + planned.refused.length,
    changeId: planned.changes.length > 0 ? changeId : run.changeId,
  };
  await setBulk(tx, id, counts);
  return { run: { ...run, ...counts }, refused: planned.refused, worked: ids.length, left: ids.length === BULK_SYNC_MAX };
}
