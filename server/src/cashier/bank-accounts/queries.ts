import { asc } from 'drizzle-orm';
import { BANK_ACCOUNTS, type BankAccount, bankAccountRefusals } from '#contract/cashier/bank-accounts.ts';
import { masked } from '#contract/masked.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { bankAccount } from './tables.ts';

export const bankAccounts = rowsOf(bankAccount, { missing: bankAccountRefusals.NOT_FOUND });

/** All accounts, those in use first. */
export const everyAccount = (db: Db) =>
  db.select().from(bankAccount).orderBy(asc(bankAccount.isClosed), asc(bankAccount.id)).limit(BANK_ACCOUNTS);

export async function listAccounts(db: Db): Promise<BankAccount[]> {
  const accounts = await everyAccount(db);
  return accounts.map(({ number, columns, ...account }) => ({
    ...account,
    number: masked(number),
    columns: Object.entries(columns).map(([heading, field]) => ({ heading, field })),
  }));
}

/** The account as its form is opened. */
export async function shownAccount(db: Db, { id }: { id: number }) {
  const { name, bank, number, isClosed } = await bankAccounts.get(db, id);
  return { name, bank, number: masked(number), isClosed };
}
