import { Refusal } from '#contract/refusal.ts';
import { jobReporter, starterOf } from '#server/jobs/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type RowCounts, type ShipmentRow, countRows, rowsIn, setRow } from './queries.ts';

export interface RunData {
  runId: number;
  jobId: number;
  by: Pick<Administrator, 'id' | 'name'>;
}

interface Work {
  /** State of the rows that are to be done, and that of a row whose order refuses. */
  rows: ShipmentRow['state'];
  refused: ShipmentRow['state'];
  /** Acts of the log: of an order that is done, and of a row that is told why not. */
  act: string;
  noted: string;
  each: (write: Write, rowId: number) => Promise<void>;
  /** Rows that were done before a crash. */
  before: (counts: RowCounts) => number;
  done: (counts: RowCounts) => string;
  failed: (counts: RowCounts) => string;
}

/** Each row a write of its own: an order that refuses keeps no other one back, and its row says why. */
async function doOrSay({ write }: Services, { by }: RunData, { act, noted, each, refused }: Work, rowId: number) {
  const actor = starterOf(by);
  try {
    await write({ name: act, actor }, (context) => each(context, rowId));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message: reason } = error;
    await write({ name: noted, actor }, ({ tx }) => setRow(tx, rowId, { state: refused, reason }));
  }
}

/** Rows of a run one after the other, with the progress of its job. Begun anew after a crash it goes on with those that are left. */
export async function workThrough(services: Services, data: RunData, work: Work): Promise<void> {
  const { db } = services.database;
  const { runId, jobId } = data;
  const report = jobReporter(services, jobId);
  try {
    await report.update({ state: 'running' });
    const earlier = work.before(await countRows(db, runId));
    report.step(earlier);
    const due = await rowsIn(db, runId, work.rows);
    for (const { id } of due) {
      await doOrSay(services, data, work, id);
      report.step(1);
    }
    await report.settled();
    const counts = await countRows(db, runId);
    await report.update({ state: 'done', done: earlier + due.length, message: work.done(counts), result: { ...counts } });
  } catch (error) {
    await report.settled();
    await report.update({ state: 'failed', message: work.failed(await countRows(db, runId)) });
    throw error;
  }
}
