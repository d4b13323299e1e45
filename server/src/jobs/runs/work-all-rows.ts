import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { Refusal } from '#contract/refusal.ts';
import { starterOf } from '../job-runs/reporter.ts';
import { findRun, idsIn, rowsWaiting } from './queries.ts';
import { refuseRow } from './refuse-row.ts';
import type { RunKind, RunRecord } from './run-kind.ts';
import { workRows } from './work-rows.ts';
import { type Working, actOf, actorOf } from './working.ts';

/** Asks outside for what rows need, by their ids; of a row that another process has done meanwhile nothing is asked. */
async function askFor<T, P, I>(
  { services, kind, by }: Working<RunKind<T, P, I>>,
  run: RunRecord<T>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, I>> {
  const inputs = new Map<number, I>();
  if (!kind.ask) return inputs;
  for (const row of await rowsWaiting<I>(services.database.db, ids))
    inputs.set(row.id, await kind.ask(services, row, actorOf(by, run)));
  return inputs;
}

/** Does a portion, or says of its single row why not; false where its change was begun by another process meanwhile. */
async function workPortion<T, P, I>(
  working: Working<RunKind<T, P, I>>,
  run: RunRecord<T>,
  ids: readonly number[],
): Promise<boolean> {
  const { services, kind, runId, by } = working;
  try {
    const inputs = await askFor(working, run, ids);
    const { value } = await services.write(actOf(working, run), (write) => workRows(write, kind, { runId, ids, inputs }));
    return value !== undefined;
  } catch (error) {
    const [id] = ids;
    if (kind.unit !== 'row' || id === undefined || !(error instanceof Refusal)) throw error;
    const { message: reason } = error;
    await services.write({ name: kind.name, actor: starterOf(by) }, (write) => refuseRow(write, { runId, id, reason }));
    return true;
  }
}

/** Does the rows that wait; the run is read anew each time, because another process may have stopped it, or begun its change. */
export async function workAllRows<T, P, I>(working: Working<RunKind<T, P, I>>): Promise<{ isStopped: boolean }> {
  const { services, kind, runId, report } = working;
  const { db } = services.database;
  const begun = await findRun(db, runId);
  report.step(begun ? begun.changed + begun.unchanged + begun.refused : 0);
  const size = kind.unit === 'row' ? 1 : BULK_SYNC_MAX;
  const due = await idsIn(db, runId, 'waiting');
  for (let at = 0; at < due.length;) {
    const run = await findRun<T>(db, runId);
    if (run?.state !== 'waiting') break;
    if (run.stopTime !== null) return { isStopped: true };
    const ids = due.slice(at, at + size);
    if (!(await workPortion(working, run, ids))) continue;
    report.step(ids.length);
    at += ids.length;
  }
  return { isStopped: false };
}
