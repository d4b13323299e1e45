import { no } from '#contract/changes/changes.ts';
import { missing } from '#server/platform/missing.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type RowChange, collapse } from './collapse.ts';
import { lockChange, rowsOf, setUndone } from './queries.ts';
import { bringBack, putBack, takeAway } from './restore.ts';
import { orOutgrown } from './table-now.ts';

/** Takes back a whole change, latest row first, or nothing of it. */
export async function undoChange({ tx, actor, now, changeId }: Write, { id }: { id: number }): Promise<null> {
  const change = (await lockChange(tx, id)) ?? missing('change');
  if (actor.kind !== 'admin' || change.actorKind !== 'admin' || change.actorId !== actor.id) throw no.NOT_YOURS();
  if (change.undoUntil === null) throw no.NOT_REVERSIBLE();
  if (change.undoneBy !== null) throw no.ALREADY_UNDONE();
  if (change.undoUntil < now) throw no.TOO_LATE();

  for (const run of runsOf(collapse(await rowsOf(tx, id)))) {
    const [first] = run;
    if (!first) continue;
    const restore = first.before === null ? takeAway : first.after === null ? bringBack : putBack;
    await orOutgrown<unknown>(first.noun, () => restore(tx, first.noun, run));
  }
  await setUndone(tx, [id], changeId);
  return null;
}

const kindOf = ({ noun, before, after }: RowChange): string => `${noun}:${before === null}:${after === null}`;

/** Neighbouring steps of one kind on one table go in one statement. */
function runsOf(steps: readonly RowChange[]): RowChange[][] {
  const runs: RowChange[][] = [];
  let last = '';
  for (const step of steps) {
    if (kindOf(step) !== last) runs.push([]);
    last = kindOf(step);
    runs.at(-1)?.push(step);
  }
  return runs;
}
