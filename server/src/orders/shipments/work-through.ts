import { jobReporter } from '#server/jobs/index.ts';
import type { Services } from '#server/platform/services.ts';
import { type RowCounts, type ShipmentRow, countRows, rowsIn } from './queries.ts';

interface Work {
  /** State of the rows that are to be done. */
  rows: ShipmentRow['state'];
  /** Each a write of its own, which keeps no other one back. */
  each: (rowId: number) => Promise<void>;
  /** Rows that were done before a crash. */
  before: (counts: RowCounts) => number;
  done: (counts: RowCounts) => string;
  failed: (counts: RowCounts) => string;
}

/** Rows of a run one after the other, with the progress of its job. */
export async function workThrough(
  services: Services,
  { runId, jobId }: { runId: number; jobId: number },
  { rows, each, before, done, failed }: Work,
): Promise<void> {
  const { db } = services.database;
  const report = jobReporter(services, jobId);
  try {
    await report.update({ state: 'running' });
    const earlier = before(await countRows(db, runId));
    report.step(earlier);
    const due = await rowsIn(db, runId, rows);
    for (const { id } of due) {
      await each(id);
      report.step(1);
    }
    await report.settled();
    const counts = await countRows(db, runId);
    await report.update({ state: 'done', done: earlier + due.length, message: done(counts), result: { ...counts } });
  } catch (error) {
    await report.settled();
    await report.update({ state: 'failed', message: failed(await countRows(db, runId)) });
    throw error;
  }
}
