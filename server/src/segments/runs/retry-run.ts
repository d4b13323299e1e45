import { type BegunRun, customerRunRefusals } from '#contract/segments/customer-runs.ts';
import { beginRun, findRun, freezeRetry } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followRun } from '../sending-records/queries.ts';
import { customerKind } from './customer-kind.ts';
import type { KeptTask } from './open-task.ts';

/** The rows that were left alone, by a job, whose change can be undone for as long as that of the first. */
export async function retryRun(write: Write, { id }: { id: number }): Promise<BegunRun> {
  const frozen = await freezeRetry(write, customerKind, { id, refuses: customerRunRefusals });
  const sendingId = (await findRun<KeptTask>(write.tx, id))?.task.sendingId;
  if (sendingId !== undefined) await followRun(write, sendingId, frozen.id);
  const { jobId, changed, refused } = await beginRun(write, customerKind, frozen, { mayWait: false });
  return { runId: frozen.id, jobId, matched: frozen.matched, changed, refused };
}
