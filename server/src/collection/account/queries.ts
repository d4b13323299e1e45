import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { crawlAccount } from './tables.ts';

const ONLY = 1;

export const findCollectAccount = async (db: Db): Promise<typeof crawlAccount.$inferSelect | undefined> =>
  (await db.select().from(crawlAccount).where(eq(crawlAccount.id, ONLY)))[0];

/** Notes who signed in, in place of whoever was before. */
export async function setCollectAccount(tx: Tx, account: string, now: Date): Promise<void> {
  const set = { account, lastLoginTime: now, endTime: null, updateTime: now };
  await tx
    .insert(crawlAccount)
    .values({ id: ONLY, ...set, createTime: now })
    .onConflictDoUpdate({ target: crawlAccount.id, set });
}

export const endCollectAccount = (tx: Tx, now: Date) =>
  tx.update(crawlAccount).set({ endTime: now, updateTime: now }).where(eq(crawlAccount.id, ONLY));
