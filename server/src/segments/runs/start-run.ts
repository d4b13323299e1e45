import type { SQL } from 'drizzle-orm';
import { BULK_MAX, BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { type BegunRun, type CustomerTask, no } from '#contract/segments/customer-runs.ts';
import { insertJobRun } from '#server/jobs/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertRun, insertRunRows, setRun } from './queries.ts';
import { runJob } from './run-job.ts';
import { workRun } from './work-run.ts';

interface RunRequest {
  task: CustomerTask;
  label: string;
  where: SQL | undefined;
  /** Number that the preview found. */
  expected?: number | undefined;
  /** Few enough are done while the person waits. */
  mayWait: boolean;
}

/** Freezes the customers of a run, and does it: at once when they are few, by a job when they are many. */
export async function startRun(write: Write, { task, label, where, expected, mayWait }: RunRequest): Promise<BegunRun> {
  const { tx, actor, now } = write;
  const adminId = adminIdOf(actor);
  const run = await insertRun(tx, { task, label, adminId }, now);
  const matched = await insertRunRows(tx, run.id, where);
  if (matched === 0) throw no.NOTHING_CHOSEN();
  if (matched > BULK_MAX) throw no.TOO_MANY();
  if (expected !== undefined && expected !== matched) throw no.COUNT_CHANGED({ expected, found: matched });
  await setRun(tx, run.id, { matched });
  if (mayWait && matched <= BULK_SYNC_MAX) {
    const { run: done } = await workRun(write, run.id);
    await setRun(tx, run.id, { state: 'done' });
    return { runId: run.id, jobId: null, matched, changed: done.changed, refused: done.refused };
  }
  const job = await insertJobRun(tx, { kind: runJob.name, label, input: { runId: run.id }, adminId, total: matched }, now);
  await setRun(tx, run.id, { jobId: job.id });
  await later(write, runJob, { runId: run.id, jobId: job.id, by: { id: adminId, name: actor.name } });
  return { runId: run.id, jobId: job.id, matched, changed: 0, refused: 0 };
}
