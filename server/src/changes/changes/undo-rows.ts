import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type RowChange, collapse } from './collapse.ts';
import { settleNouns } from './settle-nouns.ts';
import { undoDeletes, undoInserts, undoUpdates } from './undo-statements.ts';
import { orOutgrown } from './table-now.ts';

const kindOf = ({ noun, before, after }: RowChange): string => `${noun}:${before === null}:${after === null}`;

/** Consecutive steps of one kind on one table, which one statement undoes. */
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

/** Undo of row changes, latest first; answers the number of rows left as they are because they were changed since. */
export async function undoRows(
  write: Write,
  rows: readonly RowChange[],
  changedSince: 'refuse' | 'leave',
  secrets: Secrets,
): Promise<number> {
  const { tx } = write;
  let left = 0;
  for (const run of runsOf(collapse([...rows]))) {
    const [first] = run;
    if (!first) continue;
    left += await orOutgrown(first.noun, async () => {
      if (first.before !== null && first.after !== null) return undoUpdates(tx, first.noun, run, changedSince);
      if (first.before === null) await undoInserts(tx, first.noun, run, changedSince);
      else await undoDeletes(tx, first.noun, run);
      return 0;
    });
  }
  const nouns = [...new Set(rows.map(({ noun }) => noun))];
  await settleNouns(write, nouns, secrets);
  return left;
}
