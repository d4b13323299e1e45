import { pastOrderRefusals } from '#contract/past-orders/past-orders.ts';
import { enqueueRun, lockOwnRun } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { pastKind } from './past-kind.ts';

/** Starts the job once, however often it is asked for. */
export async function runImport(write: Write, { id }: { id: number }): Promise<{ runId: number; jobId: number }> {
  const run = await lockOwnRun(write, pastKind, id);
  if (run.jobId !== null) return { runId: id, jobId: run.jobId };
  if (run.matched === run.unchanged + run.refused) throw pastOrderRefusals.NOTHING_TO_DO();
  return { runId: id, jobId: await enqueueRun(write, pastKind, run) };
}
