import type { Refusal } from '#contract/refusal.ts';
import type { Write } from '#server/platform/write/write.ts';
import { freezeRun } from './freeze-run.ts';
import { lockOwnRun } from './lock-own-run.ts';
import { lockLeft, setRetried } from './queries.ts';
import type { RowDraft, RunKind } from './run-kind.ts';
import { isUnderWay } from './under-way.ts';

interface Refuses {
  UNDER_WAY: () => Refusal;
  NOTHING_LEFT: () => Refusal;
}

/** The rows that were left alone, as a run of its own: what the first one did is not done again. */
export async function freezeRetry<T, P, I>(
  write: Write,
  kind: RunKind<T, P, I>,
  { id, refuses, label }: { id: number; refuses: Refuses; label?: (rows: number) => string },
) {
  const { tx } = write;
  const run = await lockOwnRun(write, kind, id);
  const left = isUnderWay(run) ? [] : await lockLeft<I>(tx, id);
  const taken = kind.retries ? await kind.retries(write, run, left) : left;
  if (isUnderWay(run)) throw refuses.UNDER_WAY();
  if (taken.length === 0) throw refuses.NOTHING_LEFT();
  await setRetried(
    tx,
    taken.map((row) => row.id),
  );
  const rows = taken.map(({ target, key, input }): RowDraft => ({ target, key, input }));
  return freezeRun(write, kind, { task: run.task, label: label?.(rows.length) ?? run.label, rows });
}
