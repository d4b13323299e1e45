import { sql } from 'drizzle-orm';
import { freezeRun } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { beginBulk } from './begin-bulk.ts';
import { bulkKind } from './bulk-kind.ts';
import { labelOf } from './label.ts';
import { openPlan } from './open-plan.ts';
import type { Task } from './task.ts';

/** Freezes the products of a run, and does it. */
export async function startBulk(write: Write, { task, ids }: { task: Task; ids: readonly number[] }) {
  await openPlan(write.tx, task);
  const rows = sql`select unnest(${sql.param(ids)}::int[])`;
  return beginBulk(write, await freezeRun(write, bulkKind, { task, label: labelOf(task), rows }));
}
