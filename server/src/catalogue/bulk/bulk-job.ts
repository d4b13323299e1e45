import { Refusal } from '#contract/refusal.ts';
import { jobReporter, starterOf } from '#server/jobs/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import { type Job, type JobContext, systemActor } from '#server/platform/jobs/jobs.ts';
import { findVerb, setBulk } from './queries.ts';
import { workBulk } from './work-bulk.ts';

interface BulkData {
  runId: number;
  jobId: number;
  by: Pick<Administrator, 'id' | 'name'>;
}

export const UNDOABLE_FOR = 24 * 3_600_000;

const BROKEN = '批量修改没有完成，没有任何改动，请重试或联系管理员';

async function work(context: JobContext, { runId, jobId, by }: BulkData): Promise<void> {
  const report = jobReporter(context, jobId);
  await report.tell({ state: 'running' });
  const verb = await findVerb(context.database.db, runId);
  const act = { name: `product.${verb}`, actor: starterOf(by), undoableFor: UNDOABLE_FOR };
  const { value } = await context.write(act, (write) => workBulk(write, { id: runId, step: report.step }));
  await report.settled();
  const { changed, unchanged, refused, matched } = value.run;
  const message = `已修改 ${changed} 件，无需修改 ${unchanged} 件，未能修改 ${refused} 件`;
  await report.tell({ state: 'done', done: matched, message, result: { runId } });
}

/** A run that is too large to wait for. Begun anew after a crash, it finds either all of it done or nothing. */
export const bulkJob: Job<BulkData> = {
  name: 'product-bulk',
  async run(context, data) {
    try {
      await work(context, data);
    } catch (error) {
      const reason = error instanceof Refusal ? error.message : BROKEN;
      await context.write({ name: 'product_bulk.fail', actor: systemActor('product-bulk') }, ({ tx }) =>
        setBulk(tx, data.runId, { state: 'failed' }),
      );
      await jobReporter(context, data.jobId).tell({ state: 'failed', message: reason, result: { runId: data.runId } });
      if (!(error instanceof Refusal)) throw error;
    }
  },
};
