import { Refusal } from '#contract/refusal.ts';
import { type JobReporter, jobReporter } from '#server/jobs/index.ts';
import { type Job, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { ExportKind } from './export-kind.ts';
import { type ExportRow, getExport, setUnfinished } from './queries.ts';
import { expiryOf, isOver, keyOf } from './rules.ts';
import { sheetOf, writtenAs } from './write-sheet.ts';

interface ExportData {
  exportId: number;
  /** Record of its progress; exports of earlier versions do without. */
  jobId?: number;
}

const FAILED = '导出没有完成，请重试或联系管理员';

class Cancelled extends Error {}

const act = { actor: systemActor('export') };

/** Pages passed through with their progress reported; a cancelled export ends here. */
async function* watched<R>(
  { database }: Services,
  row: ExportRow,
  report: JobReporter,
  pages: AsyncIterable<{ records: number; rows: readonly R[] }>,
) {
  for await (const { records, rows } of pages) {
    if (report.step(records) && isOver((await getExport(database.db, row.id)).state)) throw new Cancelled();
    yield rows;
  }
}

async function makeFile(context: Services, kind: ExportKind, row: ExportRow, report: JobReporter): Promise<void> {
  const { database, storage, write, clock } = context;
  const pages = kind.pages(database.db, row.filter as never, row.createTime, row.scope);
  const { sheet, counted } = sheetOf(kind, row.columns, watched(context, row, report, pages));
  const key = keyOf(row.secret, row.format);
  const bytes = await storage.write(key, writtenAs(row.format, sheet, clock.now()));
  await report.settled();
  const { value } = await write({ name: 'export.finish', ...act }, async (finish) => {
    const rows = counted();
    const done = { state: 'done', rows, bytes, expireTime: expiryOf(finish.now) } as const;
    const kept = await setUnfinished(finish.tx, row.id, done);
    if (kept) await report.updateWithin(finish, { state: 'done', message: `已导出 ${rows} 行`, result: { exportId: row.id } });
    return kept;
  });
  if (!value) await storage.remove(key);
}

async function fail(context: Services, row: ExportRow, report: JobReporter, error: unknown): Promise<void> {
  await report.settled();
  await context.write({ name: 'export.fail', ...act }, async (write) => {
    const failed = await setUnfinished(write.tx, row.id, { state: 'failed' });
    const message = error instanceof Refusal ? error.message : FAILED;
    if (failed) await report.updateWithin(write, { state: 'failed', message });
  });
}

/** The job of one kind of list. */
export const exportJob = (kind: ExportKind): Job<ExportData> => ({
  name: `export.${kind.name}`,
  label: `导出${kind.title}`,
  // Products were the only list when all exports had one queue.
  ...(kind.name === 'product' && { formerly: 'export' }),
  async whyNotAgain(db, { exportId }) {
    const { state } = await getExport(db, exportId);
    return isOver(state) ? '这次导出已经结束，请回到列表重新导出' : undefined;
  },
  limit: (tx, { exportId }, scope) => setUnfinished(tx, exportId, { scope }),
  async run(context, { exportId }) {
    const row = await getExport(context.database.db, exportId);
    if (row.jobId === null) return;
    const report = jobReporter(context, row.jobId);
    const { value: started } = await context.write({ name: 'export.start', ...act }, async (write) => {
      const running = await setUnfinished(write.tx, exportId, { state: 'running' });
      if (running) await report.updateWithin(write, { state: 'running' });
      return running;
    });
    if (!started) return;
    try {
      await makeFile(context, kind, row, report);
    } catch (error) {
      if (error instanceof Cancelled) return;
      await fail(context, row, report, error);
      if (!(error instanceof Refusal)) throw error;
    }
  },
});
