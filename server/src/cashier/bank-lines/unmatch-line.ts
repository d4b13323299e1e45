import { bankLineRefusals } from '#contract/cashier/bank-line-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bankLines } from './queries.ts';
import { takeApart } from './take-apart.ts';

/** Takes the match of a line apart, with all its lines. */
export async function unmatchLine(write: Write, { id }: { id: number }): Promise<null> {
  const { matchId } = await bankLines.get(write.tx, id);
  if (matchId === null || !(await takeApart(write, matchId))) throw bankLineRefusals.NOT_MATCHED();
  return null;
}
