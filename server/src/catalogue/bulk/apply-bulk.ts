import { callWebhooksOfMany } from '#server/notifications/index.ts';
import { type RowOutcome, type RunPortion, outcomesOf, targetsOf } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applyDifferences } from '../product-aggregate/apply-differences.ts';
import { moveProducts } from '../product-states/move-products.ts';
import { lockIds } from '../products/queries.ts';
import type { BulkPlanner, BulkPlan } from './open-plan.ts';
import type { Task } from './task.ts';

type Verdict = Pick<RowOutcome, 'state' | 'reason'>;

const verdictsOf = ({ changes, unchanged, refused }: BulkPlan): Map<number, Verdict> =>
  new Map<number, Verdict>([
    ...changes.map(({ product }) => [product.id, { state: 'done', reason: '' }] as const),
    ...unchanged.map((id) => [id, { state: 'unchanged', reason: '' }] as const),
    ...refused.map(({ id, reason }) => [id, { state: 'refused', reason }] as const),
  ]);

/** Changes the products of a portion, locked in the order of their ids. */
export async function applyBulk(
  write: Write,
  { run, plan, rows }: RunPortion<Task, BulkPlanner, unknown>,
): Promise<RowOutcome[]> {
  const { tx } = write;
  const { act } = run.task;
  const ids = targetsOf(rows);
  await lockIds(tx, ids);
  const planned = await plan(tx, ids);
  const changing = planned.changes.map(({ product }) => product.id);
  if (act) await moveProducts(write, changing, act);
  else
    await applyDifferences(
      write,
      planned.changes.flatMap(({ difference }) => difference ?? []),
      'bulk',
    );
  await callWebhooksOfMany(write, 'product.changed', changing);
  return outcomesOf(rows, verdictsOf(planned));
}
