import { Refusal } from '#contract/refusal.ts';
import { setJobProgress } from '#server/jobs/index.ts';
import { type Job, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { ExportKind } from './export-kind.ts';
import { type ExportRow, getExport, setUnfinished } from './queries.ts';
import { expiryOf, isOver, keyOf } from './rules.ts';
import { sheetOf, writtenAs } from './write-sheet.ts';

interface ExportData {
  exportId: number;
}

const BETWEEN_REPORTS_MS = 500;
const FAILED = '导出没有完成，请重试或联系管理员';

class Cancelled extends Error {}

const act = { actor: systemActor('export') };

/** Pages passed through with their progress reported; a cancelled export ends here. */
async function* watched<R>(context: Services, row: ExportRow, pages: AsyncIterable<{ records: number; rows: readonly R[] }>) {
  let [done, reportedAt] = [0, 0];
  for await (const { records, rows } of pages) {
    done += records;
    const now = context.clock.now().getTime();
    if (now - reportedAt >= BETWEEN_REPORTS_MS) {
      reportedAt = now;
      if (isOver((await getExport(context.database.db, row.id)).state)) throw new Cancelled();
      await context.write({ name: 'job.progress', ...act }, (write) => reportProgress(write, row, { done }));
    }
    yield rows;
  }
}

const reportProgress = ({ tx, now }: Write, { jobId }: ExportRow, progress: Parameters<typeof setJobProgress>[2]) =>
  jobId === null ? Promise.resolve() : setJobProgress(tx, jobId, progress, now);

async function makeFile(context: Services, kind: ExportKind, row: ExportRow): Promise<void> {
  const { database, storage, write, clock } = context;
  const pages = kind.pages(database.db, row.filter as never, row.createTime);
  const { sheet, counted } = sheetOf(kind, row.columns, watched(context, row, pages));
  const key = keyOf(row.secret, row.format);
  const bytes = await storage.write(key, writtenAs(row.format, sheet, clock.now()));
  const { value } = await write({ name: 'export.finish', ...act }, async (context) => {
    const rows = counted();
    const done = { state: 'done', rows, bytes, expireTime: expiryOf(context.now) } as const;
    const kept = await setUnfinished(context.tx, row.id, done);
    if (kept) await reportProgress(context, row, { state: 'done', message: `已导出 ${rows} 行`, result: { exportId: row.id } });
    return kept;
  });
  if (!value) await storage.remove(key);
}

/** The job of one kind of list. */
export const exportJob = (kind: ExportKind): Job<ExportData> => ({
  name: `export.${kind.name}`,
  // Products were the only list when all exports had one queue.
  ...(kind.name === 'product' && { formerly: 'export' }),
  async run(context, { exportId }) {
    const { write } = context;
    const { value: row } = await write({ name: 'export.start', ...act }, async (context) => {
      const started = await setUnfinished(context.tx, exportId, { state: 'running' });
      if (started) await reportProgress(context, started, { state: 'running' });
      return started;
    });
    if (!row) return;
    try {
      await makeFile(context, kind, row);
    } catch (error) {
      if (error instanceof Cancelled) return;
      await write({ name: 'export.fail', ...act }, async (context) => {
        const failed = await setUnfinished(context.tx, row.id, { state: 'failed' });
        const message = error instanceof Refusal ? error.message : FAILED;
        if (failed) await reportProgress(context, row, { state: 'failed', message });
      });
      if (!(error instanceof Refusal)) throw error;
    }
  },
});
