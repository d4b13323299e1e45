import { SQL } from 'drizzle-orm';
import { scopeOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type RunDraft, insertDrafts, insertRun, insertTargets, setRun } from './queries.ts';
import type { AnyKind, FrozenRun, RowDraft } from './run-kind.ts';
import { starterIdOf } from './working.ts';

interface Plan<T> extends Pick<RunDraft, 'label' | 'requestKey' | 'state' | 'source'> {
  task: T;
  /** A select of the ids of its records, or its rows. */
  rows: SQL | readonly RowDraft[];
}
/** Notes a run with the records that are there now; whoever comes later is no part of it. */
export async function freezeRun<T>(
  { tx, actor, now }: Write,
  kind: Pick<AnyKind<T>, 'name' | 'undoableFor'>,
  { rows, ...plan }: Plan<T>,
): Promise<FrozenRun> {
  const isUndoable = kind.undoableFor(plan.task) !== undefined;
  const [adminId, scope] = [starterIdOf(actor), scopeOf(actor)];
  const id = await insertRun(tx, { ...plan, kind: kind.name, adminId, scope, isUndoable, createTime: now });
  const matched = rows instanceof SQL ? await insertTargets(tx, id, rows) : await insertDrafts(tx, id, rows);
  const count = (state: RowDraft['state']) => (rows instanceof SQL ? 0 : rows.filter((row) => row.state === state).length);
  await setRun(tx, id, { matched, unchanged: count('unchanged'), refused: count('refused') });
  return { id, matched, label: plan.label };
}
