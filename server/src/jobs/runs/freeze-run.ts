import { SQL } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { type RunDraft, insertDrafts, insertRun, insertTargets, setRun } from './queries.ts';
import type { FrozenRun, RowDraft, RunKind } from './run-kind.ts';
import { starterIdOf } from './starter.ts';

interface Plan<T> extends Pick<RunDraft, 'label' | 'requestKey' | 'state'> {
  task: T;
  /** A select of the ids of its records, or its rows. */
  rows: SQL | readonly RowDraft[];
}
/** Notes a run with the records that are there now; whoever comes later is no part of it. */
export async function freezeRun<T, P, I>(
  { tx, actor, now }: Write,
  kind: RunKind<T, P, I>,
  { rows, ...plan }: Plan<T>,
): Promise<FrozenRun> {
  const isUndoable = kind.undoableFor(plan.task) !== undefined;
  const id = await insertRun(tx, { ...plan, kind: kind.name, adminId: starterIdOf(actor), isUndoable, createTime: now });
  const matched = rows instanceof SQL ? await insertTargets(tx, id, rows) : await insertDrafts(tx, id, rows);
  const count = (state: RowDraft['state']) => (rows instanceof SQL ? 0 : rows.filter((row) => row.state === state).length);
  await setRun(tx, id, { matched, unchanged: count('unchanged'), refused: count('refused') });
  return { id, matched, label: plan.label };
}
