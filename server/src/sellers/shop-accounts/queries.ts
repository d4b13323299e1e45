import { eq } from 'drizzle-orm';
import { masked } from '#contract/masked.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { shopAccount } from './tables.ts';

export const shopAccounts = rowsOf(shopAccount);

export async function findShopAccount(db: Db, shopId: number): Promise<typeof shopAccount.$inferSelect | undefined> {
  return (await db.select().from(shopAccount).where(eq(shopAccount.shopId, shopId)))[0];
}

/** The account as forms open it: its number masked, blank where there is none. */
export async function shownAccount(db: Db, { id }: { id: number }) {
  const { bankName = '', bankAccountName = '', bankAccount = '' } = (await findShopAccount(db, id)) ?? {};
  return { bankName, bankAccountName, bankAccount: masked(bankAccount) };
}
