import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertJobRun } from '../job-runs/queries.ts';
import { setRun } from './queries.ts';
import type { RowUndo, RunRecord, UndoCounts } from './run-kind.ts';
import type { UndoData } from './undo-job.ts';

interface Undoing<I> {
  run: RunRecord;
  undo: RowUndo<I>;
  label: string;
  reason: string;
  counts: UndoCounts;
}

/** Has a job take the rows of a run back, which the run then follows. */
export async function undoRun<I>(write: Write, { run, undo, label, reason, counts }: Undoing<I>): Promise<number> {
  const { tx, actor, now } = write;
  const draft = { kind: undo.name, label, input: { runId: run.id }, adminId: run.adminId, total: counts.done + counts.undone };
  const job = await insertJobRun(tx, draft, now);
  await setRun(tx, run.id, { state: 'undoing', jobId: job.id, stopTime: null });
  const data: UndoData = { jobId: job.id, by: { id: run.adminId ?? 0, name: actor.name }, reason };
  await later(write, { name: undo.name }, data);
  return job.id;
}
