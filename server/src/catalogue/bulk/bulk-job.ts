import { BULK_UNDO_MS } from '#contract/catalogue/product-bulk.ts';
import { outcomeWords } from '#contract/catalogue/product-bulk-runs.ts';
import { Refusal } from '#contract/refusal.ts';
import { jobReporter, starterOf } from '#server/jobs/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type BulkRecord, findBulk, setBulk } from './queries.ts';
import { workBulk } from './work-bulk.ts';

interface BulkData {
  runId: number;
  jobId: number;
  by: Pick<Administrator, 'id' | 'name'>;
}

const actOf = ({ verb, changeId }: BulkRecord, { by }: BulkData) => ({
  name: `product.${verb}`,
  actor: starterOf(by),
  continues: changeId ?? undefined,
});

/** Until nothing waits; the run is read anew each time, because it may have been ended, or its change begun, by another process. */
async function workAll({ database: { db }, write }: Services, data: BulkData, step: (done: number) => void) {
  for (let left = true; left;) {
    const run = await findBulk(db, data.runId);
    if (run?.state !== 'waiting') return;
    const { value } = await write(actOf(run, data), (context) => workBulk(context, data.runId));
    step(value.worked);
    left = value.left;
  }
}

/** Only now its change may be undone: before, the rest would come after. */
async function end({ database: { db }, write }: Services, data: BulkData, state: 'done' | 'failed') {
  const run = await findBulk(db, data.runId);
  if (run?.state !== 'waiting') return run;
  await write({ ...actOf(run, data), undoableFor: BULK_UNDO_MS }, ({ tx }) => setBulk(tx, data.runId, { state }));
  return run;
}

function reasonOf(error: unknown, { changed, matched, unchanged, refused }: BulkRecord): string {
  const reason = error instanceof Refusal ? error.message : '批量修改没有完成，请重试或联系管理员';
  if (changed === 0) return `${reason}（没有任何改动）`;
  return `${reason}（已修改 ${changed} 件，可以撤销；还有 ${matched - changed - unchanged - refused} 件没有处理）`;
}

/**
 * A run that is too large to wait for, portion by portion: whoever buys waits for one of them at most. Begun anew after a crash it
 * goes on with what still waits, under the same change.
 */
export const bulkJob: Job<BulkData> = {
  name: 'product.bulk',
  label: '批量修改商品',
  formerly: 'product-bulk',
  async run(context, data) {
    const report = jobReporter(context, data.jobId);
    const result = { runId: data.runId };
    try {
      const begun = await findBulk(context.database.db, data.runId);
      if (begun?.state === 'failed') return;
      await report.update({ state: 'running' });
      report.step(begun ? begun.changed + begun.unchanged + begun.refused : 0);
      await workAll(context, data, report.step);
      const run = await end(context, data, 'done');
      await report.settled();
      if (!run) return;
      await report.update({ state: 'done', done: run.matched, message: outcomeWords(run), result });
    } catch (error) {
      const run = await end(context, data, 'failed');
      await report.settled();
      if (run) await report.update({ state: 'failed', message: reasonOf(error, run), result });
      if (!(error instanceof Refusal)) throw error;
    }
  },
};
