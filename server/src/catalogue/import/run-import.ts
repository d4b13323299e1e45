import type { Plan } from '#contract/catalogue/import.ts';
import { insertJobRun } from '#server/jobs/index.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { importJob } from './import-job.ts';
import { checkColumns } from '../import-reading/sheet-items.ts';
import { getUpload } from './source.ts';

/** Starts the job; the file is read there. */
export async function runImport(write: Write, plan: Plan): Promise<{ jobId: number }> {
  const { tx, actor, now } = write;
  const adminId = adminIdOf(actor);
  const upload = await getUpload(tx, plan.uploadId, adminId);
  if (upload.kind !== 'json') checkColumns(plan.columns);
  const run = await insertJobRun(
    tx,
    { kind: 'product.import', label: `导入 ${upload.fileName}`, input: plan, adminId, total: upload.rows },
    now,
  );
  await later(write, importJob, { runId: run.id, plan, by: { id: adminId, name: actor.name } });
  return { jobId: run.id };
}
