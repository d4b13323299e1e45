import type { ImportOutcome, Plan } from '#contract/catalogue/import.ts';
import { Refusal } from '#contract/refusal.ts';
import { setJobProgress } from '#server/jobs/index.ts';
import type { Actor, Administrator } from '#server/platform/actor.ts';
import { type Job, type JobContext, systemActor } from '#server/platform/jobs/jobs.ts';
import { applyImport } from './apply-import.ts';
import { storeErrorFile } from './error-file.ts';
import { readUpload } from './source.ts';

interface ImportData {
  runId: number;
  plan: Plan;
  by: Pick<Administrator, 'id' | 'name'>;
}

type JobProgress = Parameters<typeof setJobProgress>[2];

const UNDOABLE_FOR = 24 * 3_600_000;
const BETWEEN_REPORTS_MS = 500;

/** The person who started it, so that he may undo it; his rights were checked then. */
const starter = ({ id, name }: ImportData['by']): Actor => ({
  kind: 'admin',
  id,
  name,
  account: '',
  roleIds: [],
  may: new Set(),
  sessionId: 0,
  mustChangePassword: false,
});

const summary = ({ created, updated, unchanged, refused }: ImportOutcome): string =>
  `新增 ${created} 个，更新 ${updated} 个，未变 ${unchanged} 个，失败 ${refused} 行`;

/** Tells progress in writes of its own, now and then: the long one tells nothing before its commit. */
function reporter(context: JobContext, runId: number) {
  const tell = (progress: JobProgress) =>
    context.write({ name: 'job.progress', actor: systemActor('product-import') }, ({ tx, now }) =>
      setJobProgress(tx, runId, progress, now),
    );
  let [done, last, telling] = [0, 0, Promise.resolve<unknown>(undefined)];
  return {
    tell,
    step(count: number): void {
      done += count;
      const now = context.clock.now().getTime();
      if (now - last < BETWEEN_REPORTS_MS) return;
      last = now;
      const progress = { done };
      telling = telling.then(() => tell(progress));
    },
    settled: () => telling,
  };
}

async function importAll(
  context: JobContext,
  { plan, by }: ImportData,
  report: ReturnType<typeof reporter>,
): Promise<ImportOutcome> {
  const { database, storage, write } = context;
  const shop = await readUpload(database.db, storage, plan);
  await report.tell({ state: 'running', total: shop.items.length });
  const act = { name: 'product.import', actor: starter(by), undoableFor: UNDOABLE_FOR };
  const { value, changeId } = await write(act, (context) => applyImport(context, shop, plan, report.step));
  await report.settled();
  return { ...value.totals, changeId: changeId ?? null, errorFile: await storeErrorFile(storage, value.refused, shop.rows) };
}

export const importJob: Job<ImportData> = {
  name: 'product-import',
  async run(context, data) {
    const report = reporter(context, data.runId);
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
