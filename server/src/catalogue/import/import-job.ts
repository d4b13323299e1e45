import { type Plan } from '#contract/catalogue/import.ts';
import { ImportOutcome } from '#contract/catalogue/import-results.ts';
import { DAY } from '#contract/durations.ts';
import { Refusal } from '#contract/refusal.ts';
import { type JobReporter, jobReporter, lockJobRun, setJobProgress, starterOf } from '#server/jobs/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { applyImport } from './apply-import.ts';
import { storeErrorFile } from './error-file.ts';
import { keepRefusals, refusalsOf } from './refusals.ts';
import { type ImportFile, openUpload } from './source.ts';

interface ImportData {
  runId: number;
  plan: Plan;
  by: Pick<Administrator, 'id' | 'name'>;
}

/** “成功导入 11 件，2 件没有变化，4 行有误未导入” */
function summary({ created, updated, unchanged, refused }: ImportOutcome): string {
  const taken = created + updated;
  const parts = [
    taken > 0 || unchanged === 0 ? `成功导入 ${taken} 件` : undefined,
    unchanged > 0 ? `${unchanged} 件没有变化` : undefined,
    refused > 0 ? `${refused} 行有误未导入` : undefined,
  ];
  return parts.filter((part) => part !== undefined).join('，');
}

/**
 * The products, what came of them and what was refused are one write: begun anew after a crash, it finds all of it done or nothing.
 */
async function applyOnce(context: Services, data: ImportData, file: ImportFile, report: JobReporter) {
  const act = { name: 'product.import', actor: starterOf(data.by), undoableFor: DAY };
  const { value } = await context.write(act, async (write) => {
    const { tx, now, changeId } = write;
    const known = await lockJobRun(tx, data.runId);
    if (known) return ImportOutcome.parse(known);
    const { totals, refused } = await applyImport(write, file, data.plan, report.step);
    await keepRefusals(tx, data.runId, refused, now);
    const isChanged = Object.values(totals.tallies).some(({ created, updated }) => created + updated > 0);
    const outcome: ImportOutcome = { ...totals, changeId: isChanged ? changeId : null, errorFile: null };
    await report.settled();
    await setJobProgress(tx, data.runId, { result: outcome }, now);
    return outcome;
  });
  return value;
}

/** Error of a run, and how far it came until then. */
function reasonOf(error: unknown, applied: ImportOutcome | undefined): string {
  if (applied) return `${summary(applied)}；问题行文件没有生成，系统会自动重试，请稍后查看`;
  return error instanceof Refusal ? error.message : '导入没有完成，没有任何改动，请重试或联系管理员';
}

export const importJob: Job<ImportData> = {
  name: 'product.import',
  label: '导入商品',
  formerly: 'product-import',
  async run(context, data) {
    const { database, storage } = context;
    const report = jobReporter(context, data.runId);
    let applied: ImportOutcome | undefined;
    try {
      const file = await openUpload(database.db, storage, { ...data.plan, adminId: data.by.id });
      await report.update({ state: 'running', total: file.products });
      applied = await applyOnce(context, data, file, report);
      const refused = applied.errorFile === null ? await refusalsOf(database.db, data.runId) : [];
      const outcome = {
        ...applied,
        errorFile: applied.errorFile ?? (await storeErrorFile(storage, data.by.id, refused, file.rows)),
      };
      const total = outcome.created + outcome.updated + outcome.unchanged;
      await report.update({ state: 'done', done: total, total, message: summary(outcome), result: outcome });
    } catch (error) {
      await report.settled();
      await report.update({ state: 'failed', message: reasonOf(error, applied) });
      if (!(error instanceof Refusal)) throw error;
    }
  },
};
