import { Refusal } from '#contract/refusal.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { jobReporter, starterOf } from '../job-runs/reporter.ts';
import { countUndone, findRun, findRunOfJob, idsIn, limitRun, lockRow, setRow, setRun } from './queries.ts';
import type { RowUndo, RunData, UndoableKind } from './run-kind.ts';
import { STOPPED } from './stop-run.ts';
import { actorOf } from './working.ts';

export interface UndoData extends RunData {
  reason: string;
}

/** Undoes one row in a write of its own, or stores at the row why that was refused. */
async function tryToUndoRow<I>(
  { write }: Services,
  undo: RowUndo<I>,
  { id, actor, reason }: { id: number; actor: Actor; reason: string },
): Promise<void> {
  try {
    await write({ name: undo.act, actor }, async (context) => {
      const row = await lockRow<I>(context.tx, id);
      if (row?.state !== 'done') return;
      await undo.undoRow(context, row, reason);
      await setRow(context.tx, id, { state: 'undone' });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message } = error;
    await write({ name: undo.name, actor }, ({ tx }) => setRow(tx, id, { reason: message }));
  }
}

/** Takes back what stands; false where it was asked to stop before the last row. */
async function undoRows<I>(services: Services, undo: RowUndo<I>, runId: number, { by, reason }: UndoData, step: () => void) {
  const { db } = services.database;
  for (const id of await idsIn(db, runId, 'done')) {
    const run = await findRun(db, runId);
    if (!run || run.stopTime !== null) return false;
    await tryToUndoRow(services, undo, { id, actor: actorOf(by, run), reason });
    step();
  }
  return true;
}

async function undoAll<I>(services: Services, undo: RowUndo<I>, runId: number, data: UndoData): Promise<void> {
  const { database, write } = services;
  const report = jobReporter(services, data.jobId);
  const end = () => write({ name: undo.name, actor: starterOf(data.by) }, ({ tx }) => setRun(tx, runId, { state: 'done' }));
  const result = { runId };
  try {
    await report.update({ state: 'running' });
    const before = await countUndone(database.db, runId);
    report.step(before.undone);
    const isWhole = await undoRows(services, undo, runId, data, () => report.step(1));
    await end();
    await report.settled();
    const counts = await countUndone(database.db, runId);
    if (isWhole)
      await report.update({ state: 'done', done: before.done + before.undone, message: undo.words.done(counts), result });
    else await report.update({ state: 'failed', message: undo.words.failed(counts, STOPPED), result });
  } catch (error) {
    await end();
    await report.settled();
    const counts = await countUndone(database.db, runId);
    await report.update({ state: 'failed', message: undo.words.failed(counts, undefined), result });
    throw error;
  }
}

/** Rows of a run taken back one after the other. Begun anew after a crash it goes on with those that stand. */
export const undoJob = <T, P, I>({ undo }: UndoableKind<T, P, I>): Job<UndoData> => ({
  name: undo.name,
  label: undo.label,
  async whyNotAgain(db, { jobId }) {
    const runId = await findRunOfJob(db, jobId);
    const run = runId === undefined ? undefined : await findRun(db, runId);
    return run?.state === 'undoing' ? undefined : '这次撤回已经结束，没有撤回的请回到原来的页面再撤回一次';
  },
  limit: (tx, { jobId }, scope) => limitRun(tx, jobId, scope),
  async run(services, data) {
    const runId = await findRunOfJob(services.database.db, data.jobId);
    const run = runId === undefined ? undefined : await findRun(services.database.db, runId);
    if (run?.state === 'undoing') await undoAll(services, undo, run.id, data);
  },
});
