import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { jobReporter, starterOf } from '../job-runs/reporter.ts';
import { findRun, findRunOfJob, setRun, idsIn } from './queries.ts';
import { refuseRow } from './refuse-row.ts';
import type { RunData, RunKind, RunRecord } from './run-kind.ts';
import { workRows } from './work-rows.ts';

const STOPPED = '已按要求停止';

interface Working<T, P, I> {
  services: Services;
  kind: RunKind<T, P, I>;
  runId: number;
  by: RunData['by'];
}

const isLeft = ({ matched, changed, unchanged, refused }: RunRecord): boolean => changed + unchanged + refused < matched;
const isStopped = (run: RunRecord): boolean => run.stopTime !== null && isLeft(run);

const actOf = <T, P, I>({ kind, by }: Working<T, P, I>, { task, changeId }: RunRecord<T>) => ({
  name: kind.act(task),
  actor: starterOf(by),
  continues: changeId ?? undefined,
});

/** Does a portion, or says of its single row why not; false where its change was begun by another process meanwhile. */
async function workPortion<T, P, I>(working: Working<T, P, I>, run: RunRecord<T>, ids: readonly number[]): Promise<boolean> {
  const { services, kind, runId, by } = working;
  try {
    const { value } = await services.write(actOf(working, run), (write) => workRows(write, kind, { runId, ids }));
    return value !== undefined;
  } catch (error) {
    const [id] = ids;
    if (kind.unit !== 'row' || id === undefined || !(error instanceof Refusal)) throw error;
    const { message: reason } = error;
    await services.write({ name: kind.name, actor: starterOf(by) }, (write) => refuseRow(write, { runId, id, reason }));
    return true;
  }
}

/**
 * Works until nothing waits; the run is read anew each time, because another process may have stopped it, or begun its change.
 */
async function workAll<T, P, I>(working: Working<T, P, I>, step: (done: number) => void): Promise<void> {
  const { services, kind, runId } = working;
  const { db } = services.database;
  const size = kind.unit === 'row' ? 1 : BULK_SYNC_MAX;
  const due = await idsIn(db, runId, 'waiting');
  for (let at = 0; at < due.length;) {
    const run = await findRun<T>(db, runId);
    if (run?.state !== 'waiting' || isStopped(run)) return;
    const ids = due.slice(at, at + size);
    if (!(await workPortion(working, run, ids))) continue;
    step(ids.length);
    at += ids.length;
  }
}

/** Only now its change may be undone: before, the rest would come after. */
async function end<T, P, I>(working: Working<T, P, I>, state: 'done' | 'failed'): Promise<RunRecord<T> | undefined> {
  const { services, kind, runId } = working;
  const run = await findRun<T>(services.database.db, runId);
  if (run?.state !== 'waiting') return run;
  const ended = isStopped(run) ? 'failed' : state;
  const act = { ...actOf(working, run), undoableFor: kind.undoableFor(run.task) };
  await services.write(act, ({ tx }) => setRun(tx, runId, { state: ended }));
  return { ...run, state: ended };
}

async function workAndReport<T, P, I>(working: Working<T, P, I>, jobId: number): Promise<void> {
  const { services, kind, runId } = working;
  const report = jobReporter(services, jobId);
  const result = { runId };
  const failed = (run: RunRecord<T>, reason: string | undefined) =>
    report.update({ state: 'failed', message: kind.words.failed(run, reason), result });
  try {
    const begun = await findRun<T>(services.database.db, runId);
    if (begun?.state === 'failed') return;
    await report.update({ state: 'running' });
    report.step(begun ? begun.changed + begun.unchanged + begun.refused : 0);
    await workAll(working, report.step);
    const run = await end(working, 'done');
    await report.settled();
    if (run?.state === 'failed') await failed(run, STOPPED);
    else if (run) await report.update({ state: 'done', done: run.matched, message: kind.words.done(run), result });
  } catch (error) {
    const run = await end(working, 'failed');
    await report.settled();
    const reason = error instanceof Refusal ? error.message : undefined;
    if (run) await failed(run, reason);
    if (reason === undefined) throw error;
  }
}

/**
 * Job of a kind: portion by portion, so that whoever else wants its records waits for one of them at most. Begun anew after a crash it
 * goes on with what still waits, under the same change.
 */
export const runJob = <T, P, I>(kind: RunKind<T, P, I>): Job<RunData> => ({
  name: kind.name,
  label: kind.label,
  ...(kind.formerly !== undefined && { formerly: kind.formerly }),
  async whyNotAgain(db, { jobId }) {
    const runId = await findRunOfJob(db, jobId);
    const run = runId === undefined ? undefined : await findRun(db, runId);
    return run?.state === 'waiting' ? undefined : '这次批量操作已经结束，做完的部分保持不变；没有做的请回到原来的页面重新发起';
  },
  async run(services, { jobId, by }) {
    const runId = await findRunOfJob(services.database.db, jobId);
    if (runId !== undefined) await workAndReport({ services, kind, runId, by }, jobId);
  },
});
