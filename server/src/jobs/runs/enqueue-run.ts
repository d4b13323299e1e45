import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertJobRun } from '../job-runs/queries.ts';
import { setRun } from './queries.ts';
import type { FrozenRun, NamedKind, RunData } from './run-kind.ts';
import { starterIdOf } from './working.ts';

/** Has a job do a run. */
export async function enqueueRun(
  write: Write,
  { name }: Pick<NamedKind, 'name'>,
  { id, label, matched }: FrozenRun,
): Promise<number> {
  const { tx, actor, now } = write;
  const adminId = starterIdOf(actor);
  const job = await insertJobRun(tx, { kind: name, label, input: { runId: id }, adminId, total: matched }, now);
  await setRun(tx, id, { state: 'waiting', jobId: job.id });
  const data: RunData = { jobId: job.id, by: { id: adminId ?? 0, name: actor.name } };
  await later(write, { name }, data);
  return job.id;
}
