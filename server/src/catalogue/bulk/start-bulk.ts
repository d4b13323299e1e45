import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { type BulkOutcome } from '#contract/catalogue/product-bulk-runs.ts';
import type { z } from 'zod';
import { insertJobRun } from '#server/jobs/index.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bulkJob } from './bulk-job.ts';
import { labelOf } from './label.ts';
import { openPlan } from './open-plan.ts';
import { insertBulk, setBulk } from './queries.ts';
import type { Task } from './tables.ts';
import { workBulk } from './work-bulk.ts';

const REFUSED_SHOWN = 100;

interface BulkRequest {
  task: Task;
  verb: string;
  ids: readonly number[];
}

/** Freezes the products of a run, and does it: at once when they are few, by a job when they are many. */
export async function startBulk(write: Write, { task, verb, ids }: BulkRequest): Promise<z.output<typeof BulkOutcome>> {
  const { tx, actor, now } = write;
  const adminId = actor.kind === 'admin' ? actor.id : null;
  const label = labelOf(task);
  const run = await insertBulk(tx, { task, label, verb, adminId }, ids, now);
  const outcome = { matched: ids.length, changed: 0, refused: [], runId: run.id, jobId: null };
  if (ids.length <= BULK_SYNC_MAX) {
    const { run: done, refused } = await workBulk(write, run.id);
    await setBulk(tx, run.id, { state: 'done' });
    return { ...outcome, changed: done.changed, refused: refused.slice(0, REFUSED_SHOWN) };
  }
  await openPlan(tx, task);
  const job = await insertJobRun(tx, { kind: 'product.bulk', label, input: { runId: run.id }, adminId, total: ids.length }, now);
  await setBulk(tx, run.id, { jobId: job.id });
  await later(write, bulkJob, { runId: run.id, jobId: job.id, by: { id: adminId ?? 0, name: actor.name } });
  return { ...outcome, jobId: job.id };
}
