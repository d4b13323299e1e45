import { periodOfDay } from '#contract/date-limit.ts';
import type { Write } from '#server/platform/write/write.ts';
import { figuresThatDiffer } from './differences.ts';
import { leaveDay } from './leave-day.ts';
import { addDifferences, lockRecount } from './queries.ts';
import { nextSlice } from './rules.ts';

/** Recounts some customers of a day, so few that nobody waits for it; answers whether others are left. */
export async function recountSlice(write: Write, { id }: { id: number }): Promise<boolean> {
  const { tx } = write;
  const row = await lockRecount(tx, id);
  if (!row) return false;
  const { slice, next } = nextSlice(row);
  const found = await figuresThatDiffer(tx, periodOfDay(row.day), slice);
  await leaveDay(write, await addDifferences(tx, row, { found, recountFrom: next }));
  return next !== null;
}
