import type { ImportOutcome, Plan } from '#contract/catalogue/import.ts';
import { Refusal } from '#contract/refusal.ts';
import { jobReporter, starterOf } from '#server/jobs/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Job, JobContext } from '#server/platform/jobs/jobs.ts';
import { applyImport } from './apply-import.ts';
import { storeErrorFile } from './error-file.ts';
import { openUpload } from './source.ts';

interface ImportData {
  runId: number;
  plan: Plan;
  by: Pick<Administrator, 'id' | 'name'>;
}

const UNDOABLE_FOR = 24 * 3_600_000;

const summary = ({ created, updated, unchanged, refused }: ImportOutcome): string =>
  `新增 ${created} 个，更新 ${updated} 个，未变 ${unchanged} 个，失败 ${refused} 行`;

async function importAll(
  context: JobContext,
  { plan, by }: ImportData,
  report: ReturnType<typeof jobReporter>,
): Promise<ImportOutcome> {
  const { database, storage, write } = context;
  const file = await openUpload(database.db, storage, plan);
  await report.tell({ state: 'running', total: file.products });
  const act = { name: 'product.import', actor: starterOf(by), undoableFor: UNDOABLE_FOR };
  const { value, changeId } = await write(act, (context) => applyImport(context, file, plan, report.step));
  await report.settled();
  return { ...value.totals, changeId: changeId ?? null, errorFile: await storeErrorFile(storage, value.refused, file.rows) };
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
