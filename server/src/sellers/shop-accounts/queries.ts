import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { shopAccount } from './tables.ts';

export const shopAccounts = rowsOf(shopAccount);

export async function findShopAccount(db: Db, shopId: number): Promise<typeof shopAccount.$inferSelect | undefined> {
  return (await db.select().from(shopAccount).where(eq(shopAccount.shopId, shopId)))[0];
}
