import type { Write } from '#server/platform/write/write.ts';
import { lockRun, rowsWaiting, setOutcomes, setRun } from './queries.ts';
import type { RowOutcome, RunKind, RunRecord } from './run-kind.ts';

/** Counts of a run, and its change, after these outcomes. */
function countsAfter({ changed, unchanged, refused, changeId }: RunRecord, outcomes: readonly RowOutcome[]) {
  const count = (state: RowOutcome['state']) => outcomes.filter((one) => one.state === state).length;
  return {
    changed: changed + count('done'),
    unchanged: unchanged + count('unchanged'),
    refused: refused + count('refused'),
    changeId,
  };
}

interface Due<I> {
  runId: number;
  ids: readonly number[];
  /** Input of a row with what came from outside, by its id. */
  inputs?: ReadonlyMap<number, I>;
}

/**
 * Does those of the rows that still wait, and keeps the outcome of each in the same transaction. Undefined where the change of this
 * write is not that of the run, because another process has begun it meanwhile.
 */
export async function workRows<T, P, I>(
  write: Write,
  kind: RunKind<T, P, I>,
  { runId, ids, inputs = new Map() }: Due<I>,
): Promise<{ run: RunRecord<T> } | undefined> {
  const { tx, changeId, now } = write;
  const run = await lockRun<T>(tx, runId);
  if (!run) throw kind.refuses.NOT_FOUND();
  if (run.changeId !== null && run.changeId !== changeId) return undefined;
  const rows = run.state === 'waiting' ? await rowsWaiting<I>(tx, ids) : [];
  if (rows.length === 0) return { run };
  const plan = await kind.plan(tx, run.task, now);
  const known = rows.map((row) => ({ ...row, input: inputs.get(row.id) ?? row.input }));
  const outcomes = await kind.apply(write, { run, plan, rows: known });
  await setOutcomes(tx, outcomes);
  const counts = countsAfter(run, outcomes);
  if (kind.unit === 'change' && counts.changed > run.changed) counts.changeId = changeId;
  await setRun(tx, runId, counts);
  return { run: { ...run, ...counts } };
}
