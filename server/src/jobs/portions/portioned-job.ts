import { Refusal } from '#contract/refusal.ts';
import type { Outcome } from '#contract/bulk-run.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { jobReporter, starterOf } from '../job-runs/reporter.ts';

interface Run extends Outcome {
  state: string;
  matched: number;
  changeId: number | null;
}

interface Portioned<R extends Run> extends Pick<Job, 'name' | 'label' | 'formerly'> {
  find: (db: Db, runId: number) => Promise<R | undefined>;
  /** Name that the change of a run is recorded under. */
  act: (run: R) => string;
  /** Does the next rows, and says how many; `left` says whether more may wait. */
  work: (write: Write, runId: number) => Promise<{ worked: number; left: boolean }>;
  setState: (tx: Tx, runId: number, state: 'done' | 'failed') => Promise<unknown>;
  /** Time in which a run that is over may be undone. */
  undoableFor: (run: R) => number | undefined;
  /** Outcome in words, of a run that is done and of one that could not go on. */
  done: (run: R) => string;
  failed: (run: R, reason: string | undefined) => string;
}

interface PortionData {
  runId: number;
  jobId: number;
  by: Pick<Administrator, 'id' | 'name'>;
}

const actOf = <R extends Run>({ act }: Portioned<R>, run: R, { by }: PortionData) => ({
  name: act(run),
  actor: starterOf(by),
  continues: run.changeId ?? undefined,
});

/** Until nothing waits; the run is read anew each time, because it may have been ended, or its change begun, by another process. */
async function workAll<R extends Run>(of: Portioned<R>, services: Services, data: PortionData, step: (done: number) => void) {
  for (let left = true; left;) {
    const run = await of.find(services.database.db, data.runId);
    if (run?.state !== 'waiting') return;
    const { value } = await services.write(actOf(of, run, data), (write) => of.work(write, data.runId));
    step(value.worked);
    left = value.left;
  }
}

/** Only now its change may be undone: before, the rest would come after. */
async function end<R extends Run>(of: Portioned<R>, services: Services, data: PortionData, state: 'done' | 'failed') {
  const run = await of.find(services.database.db, data.runId);
  if (run?.state !== 'waiting') return run;
  const act = { ...actOf(of, run, data), undoableFor: of.undoableFor(run) };
  await services.write(act, ({ tx }) => of.setState(tx, data.runId, state));
  return run;
}

/**
 * A run that is too large to wait for, portion by portion: whoever else wants its rows waits for one of them at most. Begun anew
 * after a crash it goes on with what still waits, under the same change.
 */
export const portionedJob = <R extends Run>(of: Portioned<R>): Job<PortionData> => ({
  name: of.name,
  label: of.label,
  ...(of.formerly !== undefined && { formerly: of.formerly }),
  async whyNotAgain(db, data) {
    const run = await of.find(db, data.runId);
    return run?.state === 'waiting' ? undefined : '这次批量操作已经结束，做完的部分保持不变；没有做的请回到原来的页面重新发起';
  },
  async run(services, data) {
    const report = jobReporter(services, data.jobId);
    const result = { runId: data.runId };
    try {
      const begun = await of.find(services.database.db, data.runId);
      if (begun?.state === 'failed') return;
      await report.update({ state: 'running' });
      report.step(begun ? begun.changed + begun.unchanged + begun.refused : 0);
      await workAll(of, services, data, report.step);
      const run = await end(of, services, data, 'done');
      await report.settled();
      if (!run) return;
      await report.update({ state: 'done', done: run.matched, message: of.done(run), result });
    } catch (error) {
      const run = await end(of, services, data, 'failed');
      await report.settled();
      const reason = error instanceof Refusal ? error.message : undefined;
      if (run) await report.update({ state: 'failed', message: of.failed(run, reason), result });
      if (reason === undefined) throw error;
    }
  },
});
