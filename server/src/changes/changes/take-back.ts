import type { Tx } from '#server/platform/database/connect.ts';
import { type RowChange, collapse } from './collapse.ts';
import { bringBack, putBack, takeAway } from './restore.ts';
import { orOutgrown } from './table-now.ts';

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

/** Takes these rows back, latest first; the number of those left as they are, because somebody changed them since. */
export async function takeBack(tx: Tx, rows: readonly RowChange[], changedSince: 'refuse' | 'leave'): Promise<number> {
  let left = 0;
  for (const run of runsOf(collapse([...rows]))) {
    const [first] = run;
    if (!first) continue;
    left += await orOutgrown(first.noun, async () => {
      if (first.before !== null && first.after !== null) return putBack(tx, first.noun, run, changedSince);
      await (first.before === null ? takeAway : bringBack)(tx, first.noun, run);
      return 0;
    });
  }
  return left;
}
