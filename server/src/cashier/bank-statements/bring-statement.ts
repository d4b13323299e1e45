import { columnsOf } from '#contract/cashier/bank-columns.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followAccount } from '../bank-lines/follow-account.ts';
import { matchCertain } from '../bank-lines/match-certain.ts';
import { waitingAfter } from '../bank-lines/queries.ts';
import { addLines } from './add-lines.ts';
import { noteFigures } from './note-figures.ts';
import { portionsOf } from './portions.ts';
import { bankStatements } from './queries.ts';

interface ShortStatement {
  accountId: number;
  fileName: string;
  /** Rows with the headings first; as many as one transaction reads. */
  rows: readonly string[][];
}

async function* numbered(rows: readonly string[][]) {
  for (const [at, cells] of rows.entries()) yield { number: at + 1, cells };
}

/** Brings a short statement at once, without a file that lies anywhere. */
export async function bringStatement(write: Write, { accountId, fileName, rows }: ShortStatement): Promise<void> {
  const reading = { readerId: adminIdOf(write.actor), reader: actorName(write.actor) };
  const statementId = await bankStatements.insert(write, { accountId, fileName, format: 'csv', uploadId: 0, ...reading });
  const layout = { headerRow: 0, columns: columnsOf(rows[0] ?? []) };
  for await (const { lines, figures, bad } of portionsOf(numbered(rows), layout)) {
    const added = await addLines(write, { accountId, statementId }, lines);
    await noteFigures(write, { accountId, statementId, figures, added, doubled: lines.length - added, refused: bad.length });
  }
  const ids = await waitingAfter(write.tx, { statementId, after: 0, limit: rows.length });
  await matchCertain(write, ids);
  await followAccount(write, accountId);
}
