import { ImportOutcome, type Plan } from '#contract/catalogue/import.ts';
import { Refusal } from '#contract/refusal.ts';
import { jobReporter, lockJobRun, setJobProgress, starterOf } from '#server/jobs/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Job, JobContext } from '#server/platform/jobs/jobs.ts';
import { applyImport } from './apply-import.ts';
import { storeErrorFile } from './error-file.ts';
import { type ImportFile, openUpload } from './source.ts';

interface ImportData {
  runId: number;
  plan: Plan;
  by: Pick<Administrator, 'id' | 'name'>;
}

const UNDOABLE_FOR = 24 * 3_600_000;

const summary = ({ created, updated, unchanged, refused }: ImportOutcome): string =>
  `新增 ${created} 个，更新 ${updated} 个，未变 ${unchanged} 个，失败 ${refused} 行`;

/** The products and what came of them are one write: begun anew after a crash, it finds all of it done or nothing. */
const applyOnce = (
  context: JobContext,
  { runId, plan, by }: ImportData,
  file: ImportFile,
  report: ReturnType<typeof jobReporter>,
) =>
  context.write({ name: 'product.import', actor: starterOf(by), undoableFor: UNDOABLE_FOR }, async (write) => {
    const { tx, now, changeId } = write;
    const known = await lockJobRun(tx, runId);
    if (known) return { outcome: ImportOutcome.parse(known), refused: [] };
    const { totals, refused } = await applyImport(write, file, plan, report.step);
    const isChanged = Object.values(totals.tallies).some(({ created, updated }) => created + updated > 0);
    const outcome: ImportOutcome = { ...totals, changeId: isChanged ? changeId : null, errorFile: null };
    await report.settled();
    await setJobProgress(tx, runId, { result: outcome }, now);
    return { outcome, refused };
  });

async function importAll(context: JobContext, data: ImportData, report: ReturnType<typeof jobReporter>): Promise<ImportOutcome> {
  const { database, storage } = context;
  const file = await openUpload(database.db, storage, data.plan);
  await report.tell({ state: 'running', total: file.products });
  const { outcome, refused } = (await applyOnce(context, data, file, report)).value;
  return { ...outcome, errorFile: await storeErrorFile(storage, refused, file.rows) };
}

export const importJob: Job<ImportData> = {
  name: 'product-import',
  async run(context, data) {
    const report = jobReporter(context, data.runId);
    try {
      const outcome = await importAll(context, data, report);
      const total = outcome.created + outcome.updated + outcome.unchanged;
      await report.tell({ state: 'done', done: total, total, message: summary(outcome), result: outcome });
    } catch (error) {
      await report.settled();
      const reason = error instanceof Refusal ? error.message : '导入没有完成，没有任何改动，请重试或联系管理员';
      await report.tell({ state: 'failed', message: reason });
      if (!(error instanceof Refusal)) throw error;
    }
  },
};
