import { eq } from 'drizzle-orm';
import { masked } from '#contract/masked.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { operatorAccount } from '../operators/tables.ts';

export const operatorAccounts = rowsOf(operatorAccount);

export async function findOperatorAccount(db: Db, operatorId: number): Promise<typeof operatorAccount.$inferSelect | undefined> {
  return (await db.select().from(operatorAccount).where(eq(operatorAccount.operatorId, operatorId)))[0];
}

/** The account as forms open it: its number masked, blank where there is none. */
export async function shownAccount(db: Db, { id }: { id: number }) {
  const { bankName = '', bankAccountName = '', bankAccount = '' } = (await findOperatorAccount(db, id)) ?? {};
  return { bankName, bankAccountName, bankAccount: masked(bankAccount) };
}
