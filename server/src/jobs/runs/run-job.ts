import { Refusal } from '#contract/refusal.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { jobReporter, starterOf } from '../job-runs/reporter.ts';
import type { FileKind, FilePortion } from './file-kind.ts';
import { findRun, findRunOfJob, limitRun, setRun } from './queries.ts';
import type { AnyKind, FormerData, RunData, RunKind, RunRecord } from './run-kind.ts';
import { STOPPED } from './stop-run.ts';
import { workAllRows } from './work-all-rows.ts';
import { workFile } from './work-file.ts';
import { type Work, type Working, actOf } from './working.ts';

/** Only now its change may be undone: before, the rest would come after. */
async function end<T>(working: Working<AnyKind<T>>, state: 'done' | 'failed'): Promise<RunRecord<T> | undefined> {
  const { services, kind, runId } = working;
  const run = await findRun<T>(services.database.db, runId);
  if (run?.state !== 'waiting') return run;
  const act = { ...actOf(working, run), undoableFor: kind.undoableFor(run.task) };
  await services.write(act, ({ tx }) => setRun(tx, runId, { state }));
  return { ...run, state };
}

async function finish<T>({ services, kind, runId, by }: Working<AnyKind<T>>, run: RunRecord<T> | undefined) {
  if (!run || !kind.finish) return run;
  const tally = await kind.finish(services, run);
  await services.write({ name: kind.name, actor: starterOf(by) }, ({ tx }) => setRun(tx, runId, { tally }));
  return { ...run, tally };
}

async function workAndReport<T>(working: Working<AnyKind<T>>, work: Work): Promise<void> {
  const { services, kind, runId, report } = working;
  const resultOf = (run: RunRecord<T>) => ({ runId, ...kind.result?.(run) });
  const failed = (run: RunRecord<T>, reason: string | undefined) =>
    report.update({ state: 'failed', message: kind.words.failed(run, reason), result: resultOf(run) });
  try {
    if ((await findRun(services.database.db, runId))?.state === 'failed') return;
    await report.update({ state: 'running' });
    const { isStopped } = await work();
    const run = await finish(working, await end(working, isStopped ? 'failed' : 'done'));
    await report.settled();
    const total = run?.matched;
    if (run?.state === 'failed') await failed(run, STOPPED);
    else if (run)
      await report.update({ state: 'done', done: total, total, message: kind.words.done(run), result: resultOf(run) });
  } catch (error) {
    const run = await end(working, 'failed');
    await report.settled();
    const reason = error instanceof Refusal ? error.message : undefined;
    if (run) await failed(run, reason);
    if (reason === undefined) throw error;
  }
}

const jobIdOf = (data: RunData | FormerData): number => ('jobId' in data ? data.jobId : data.runId);

const jobOf = <T, K extends AnyKind<T>>(kind: K, work: (working: Working<K>) => ReturnType<Work>): Job<RunData | FormerData> => ({
  name: kind.name,
  label: kind.label,
  ...(kind.formerly !== undefined && { formerly: kind.formerly }),
  async whyNotAgain(db, data) {
    const runId = await findRunOfJob(db, jobIdOf(data));
    const run = runId === undefined ? undefined : await findRun(db, runId);
    if (run?.state === 'waiting' || (run?.state === 'done' && kind.finish)) return undefined;
    return '这次批量操作已经结束，做完的部分保持不变；没有做的请回到原来的页面重新发起';
  },
  limit: (tx, data, scope) => limitRun(tx, jobIdOf(data), scope),
  async run(services, data) {
    const jobId = jobIdOf(data);
    const runId = await findRunOfJob(services.database.db, jobId);
    if (runId === undefined) return;
    const working = { services, kind, runId, by: data.by, report: jobReporter(services, jobId) };
    await workAndReport<T>(working, () => work(working));
  },
});

/**
 * Job of a kind: portion by portion, so that whoever else wants its records waits for one of them at most. Begun anew after a crash it
 * goes on with what still waits, under the same change.
 */
export const runJob = <T, P, I>(kind: RunKind<T, P, I>) => jobOf<T, RunKind<T, P, I>>(kind, workAllRows);

/** Job of a kind that works through a file, portion by portion. */
export const fileJob = <T, F extends FilePortion>(kind: FileKind<T, F>) => jobOf<T, FileKind<T, F>>(kind, workFile);
