import { randomBytes } from 'node:crypto';
import { type ExportFormat, exportRefusals } from '#contract/exports/exports.ts';
import { insertJobRun } from '#server/jobs/index.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import { scopeOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { ExportKind } from './export-kind.ts';
import { exportJob } from './export-job.ts';
import { countUnfinished, insertExport, lockBeginnings } from './queries.ts';
import { RUNNING_MAX, chosenColumns, fileNameOf } from './rules.ts';

interface ExportRequest<F> {
  filter: F;
  columns: readonly string[];
  format: ExportFormat;
}

/** Starts an export of one's own; the rows are read in a job. Kept as a change, so that one can see who took what. */
export async function beginExport<F extends object>(
  write: Write,
  kind: ExportKind<F>,
  { filter, columns, format }: ExportRequest<F>,
): Promise<{ id: number; jobId: number }> {
  const { tx, actor, now } = write;
  const adminId = actor.kind === 'admin' ? actor.id : 0;
  const scope = scopeOf(actor);
  const chosen = [...chosenColumns(kind.columns, columns)];
  await lockBeginnings(tx, adminId);
  if ((await countUnfinished(tx, adminId)) >= RUNNING_MAX) throw exportRefusals.BUSY();
  const total = await kind.count(tx, filter, now, scope);
  if (total === 0) throw exportRefusals.EMPTY();

  const label = `导出${kind.title}`;
  const run = await insertJobRun(tx, { kind: `export.${kind.name}`, label, input: {}, adminId, total }, now);
  const row = await insertExport(tx, {
    kind: kind.name,
    label,
    fileName: fileNameOf(`${kind.title}导出`, format, now),
    format,
    state: 'waiting',
    filter: Object.fromEntries(Object.entries(filter)),
    columns: chosen,
    secret: randomBytes(24).toString('hex'),
    jobId: run.id,
    adminId,
    scope,
    createTime: now,
  });
  await later(write, exportJob(kind), { exportId: row.id, jobId: run.id });
  return { id: row.id, jobId: run.id };
}
