import { bankDirections, bankLineStates } from '#contract/cashier/bank-line-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bankAccounts } from '../bank-accounts/queries.ts';
import { insertLines } from '../bank-lines/insert-lines.ts';
import type { ReadLine } from '../bank-reading/reading.ts';

interface Place {
  accountId: number;
  statementId: number;
}

/** Adds lines of a statement that are not there yet; answers how many. */
export async function addLines(write: Write, { accountId, statementId }: Place, lines: readonly ReadLine[]): Promise<number> {
  // Files of one account wait for each other, so that overlapping ones do not wait in a circle.
  await bankAccounts.lock(write.tx, accountId);
  const rows = lines.map(({ key: lineKey, side, ...line }) => ({
    ...line,
    accountId,
    statementId,
    lineKey,
    direction: bankDirections[side],
    status: bankLineStates.waiting,
  }));
  return insertLines(write, rows);
}
