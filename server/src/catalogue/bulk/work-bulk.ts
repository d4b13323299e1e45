import { no } from '#contract/catalogue/product-bulk.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applyDifferences } from '../products/apply-differences.ts';
import { moveProducts } from '../products/move-products.ts';
import { lockIds } from '../products/queries.ts';
import { type Planned, openPlan } from './open-plan.ts';
import { type RowOutcome, lockBulk, setBulk, setRowOutcomes, waitingIds } from './queries.ts';
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
}

const outcomesOf = ({ changes, unchanged, refused }: Planned): RowOutcome[] => [
  ...changes.map(({ product }) => ({ productId: product.id, state: 'done' as const, reason: '' })),
  ...unchanged.map((productId) => ({ productId, state: 'unchanged' as const, reason: '' })),
  ...refused.map(({ id, reason }) => ({ productId: id, state: 'refused' as const, reason })),
];

const REFUSED_SHOWN = 100;

/**
 * Does a run in this one write: products are locked at once and in the order of their ids, changed in portions, and what became
 * of each is kept with it. A run that was broken off left nothing behind, and one that is over has nothing that waits.
 */
export async function workBulk(write: Write, { id, step }: { id: number; step?: (done: number) => void }) {
  const { tx, changeId } = write;
  const run = await lockBulk(tx, id);
  if (!run) throw no.GONE();
  const refused: Planned['refused'] = [];
  const ids = await waitingIds(tx, id);
  if (ids.length === 0 && run.state === 'done') return { run, refused };

  const plan = await openPlan(tx, run.task);
  const counts = { changed: 0, unchanged: 0, refused: 0 };
  await lockIds(tx, ids);
  await inChunks(ids, async (chunk) => {
    const planned = await plan(tx, chunk);
    await apply(write, run.task, planned);
    await setRowOutcomes(tx, id, outcomesOf(planned));
    counts.changed += planned.changes.length;
    counts.unchanged += planned.unchanged.length;
    counts.refused += planned.refused.length;
    refused.push(...planned.refused.slice(0, REFUSED_SHOWN - refused.length));
    step?.(chunk.length);
  });
  const left = { ...counts, state: 'done', changeId: counts.changed > 0 ? changeId : null } as const;
  await setBulk(tx, id, left);
  return { run: { ...run, ...left }, refused };
}
