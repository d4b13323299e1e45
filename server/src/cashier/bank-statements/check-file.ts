import { randomBytes } from 'node:crypto';
import type { Input } from '#contract/call.ts';
import { columnsOf, headingsIn } from '#contract/cashier/bank-columns.ts';
import { type CheckedStatement, SHOWN_ROWS, type bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import { masked } from '#contract/masked.ts';
import { linesOf } from '#server/catalogue/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { everyAccount } from '../bank-accounts/queries.ts';
import { isSameNumber, ownNumberIn } from '../bank-reading/own-account.ts';
import { keptText } from '../bank-reading/cells.ts';
import { openFile } from './open-file.ts';
import { bankUpload } from '../bank-accounts/tables.ts';

/** Characters of a cell, and cells of a row, that are shown. */
const [CELL_SHOWN, COLUMNS_SHOWN] = [120, 200];

/** Keeps the rows of a file while they are read; answers how many there are and the first of them. */
async function keepRows(storage: Storage, key: string, portions: AsyncIterable<string[][]>) {
  let count = 0;
  const first: string[][] = [];
  async function* counted() {
    for await (const rows of portions) {
      count += rows.length;
      first.push(...rows.slice(0, SHOWN_ROWS - first.length));
      yield rows;
    }
  }
  await storage.write(key, linesOf(counted()));
  const shown = first.map((row) => row.slice(0, COLUMNS_SHOWN).map((cell) => keptText(cell, CELL_SHOWN)));
  return { count, first: shown };
}

/** Takes a file of a bank, and says what it seems to hold; nothing is read in yet. */
export const checkFile =
  ({ database: { db }, storage, write }: Services) =>
  async ({ file }: Input<typeof bankStatementCalls.check>, { actor, from, now }: CallContext): Promise<CheckedStatement> => {
    const { format, aside, rows } = await openFile(file);
    const key = `bank/${randomBytes(24).toString('hex')}.rows`;
    const [{ count, first }, accounts] = [await keepRows(storage, key, rows), await everyAccount(db)];
    const bare = headingsIn(first);
    const number = ownNumberIn(first, bare, columnsOf(first[bare] ?? [])).slice(0, 40);
    const account = number === '' ? undefined : accounts.find((one) => isSameNumber(one.number, number));
    const fileName = keptText(file.name, 255);
    const note = { key, fileName, format, rows: count, number, first, adminId: adminIdOf(actor), createTime: now };
    const { value } = await write({ name: 'bank_statement.check', actor, from }, ({ tx }) =>
      tx.insert(bankUpload).values(note).returning({ id: bankUpload.id }),
    );
    return {
      uploadId: value[0]?.id ?? 0,
      fileName,
      format,
      aside,
      rows: count,
      number: masked(number),
      accountId: account?.id ?? 0,
      first,
      headerRow: headingsIn(first, account?.columns),
    };
  };
