import { callWebhooksOfMany } from '#server/notifications/index.ts';
import { type RowOutcome, type RunPortion, outcomesOf, targetsOf } from '#server/jobs/index.ts';
import { seenAmong } from '#server/platform/scope/scoped.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applyDifferences } from '../product-aggregate/apply-differences.ts';
import { moveProducts } from '../product-states/move-products.ts';
import { lockIds } from '../products/queries.ts';
import { product } from '../products/tables.ts';
import { type BulkPlan, type BulkPlanner, missing } from './open-plan.ts';
import type { Task } from './task.ts';

type Verdict = Pick<RowOutcome, 'state' | 'reason'>;

const verdictsOf = ({ changes, unchanged, refused }: BulkPlan): Map<number, Verdict> =>
  new Map<number, Verdict>([
    ...changes.map(({ product }) => [product.id, { state: 'done', reason: '' }] as const),
    ...unchanged.map((id) => [id, { state: 'unchanged', reason: '' }] as const),
    ...refused.map(({ id, reason }) => [id, { state: 'refused', reason }] as const),
  ]);

/** Changes the products of a portion, locked in the order of their ids, that the actor sees: the run may be from before a limit. */
export async function applyBulk(
  write: Write,
  { run, plan, rows }: RunPortion<Task, BulkPlanner, unknown>,
): Promise<RowOutcome[]> {
  const { tx, actor } = write;
  const { act } = run.task;
  const ids = targetsOf(rows);
  const seen = await seenAmong(tx, product, ids, actor);
  await lockIds(tx, seen);
  const planned = await plan(tx, seen);
  const changing = planned.changes.map(({ product }) => product.id);
  if (act) await moveProducts(write, changing, act);
  else
    await applyDifferences(
      write,
      planned.changes.flatMap(({ difference }) => difference ?? []),
      'bulk',
    );
  await callWebhooksOfMany(write, 'product.changed', changing);
  return outcomesOf(rows, verdictsOf({ ...planned, refused: [...planned.refused, ...missing(ids, seen)] }));
}
