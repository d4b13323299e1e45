import { no } from '#contract/members/member-import.ts';
import { insertJobRun } from '#server/jobs/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { importJob } from './import-job.ts';
import { lockImport, setImport } from './queries.ts';

/** Starts the job once, however often it is asked for. */
export async function runImport(write: Write, { id }: { id: number }): Promise<{ runId: number; jobId: number }> {
  const { tx, actor, now } = write;
  const found = await lockImport(tx, id);
  const adminId = adminIdOf(actor);
  if (found.adminId !== adminId) throw no.NOT_FOUND();
  if (found.jobId !== null) return { runId: id, jobId: found.jobId };
  const total = found.matched - found.unchanged - found.refused;
  if (total === 0) throw no.NOTHING_TO_DO();
  const label = `导入 ${found.fileName}`;
  const job = await insertJobRun(tx, { kind: importJob.name, label, input: { runId: id }, adminId, total: found.matched }, now);
  await setImport(tx, id, { state: 'waiting', jobId: job.id });
  await later(write, importJob, { runId: id, jobId: job.id, by: { id: adminId, name: actor.name } });
  return { runId: id, jobId: job.id };
}
