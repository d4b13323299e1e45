import type { Plan } from '#contract/catalogue/import/import.ts';
import { enqueueRun, freezeRun } from '#server/jobs/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkColumns } from '../import-reading/sheet-items.ts';
import { importKind } from './import-kind.ts';
import { getUpload } from './source.ts';

/** Starts the job; the file is read there. */
export async function runImport(write: Write, plan: Plan): Promise<{ jobId: number; runId: number }> {
  const { tx, actor } = write;
  const { kind, fileName: source, rows: matched } = await getUpload(tx, plan.uploadId, adminIdOf(actor));
  if (kind !== 'json') checkColumns(plan.columns);
  const frozen = await freezeRun(write, importKind, { task: plan, label: `导入 ${source}`, source, rows: [] });
  return { runId: frozen.id, jobId: await enqueueRun(write, importKind, { ...frozen, matched }) };
}
