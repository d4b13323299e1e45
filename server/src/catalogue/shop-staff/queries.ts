import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ShopPerson } from '#contract/catalogue/shop-staff.ts';
import { admin } from '#server/access/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { shopStaff } from './tables.ts';

export const listShopStaff = (db: Db, { shopId }: { shopId: number }): Promise<ShopPerson[]> =>
  db
    .select({ adminId: admin.id, account: admin.account, realName: admin.realName })
    .from(shopStaff)
    .innerJoin(admin, and(eq(admin.id, shopStaff.adminId), eq(admin.isDel, false)))
    .where(eq(shopStaff.shopId, shopId))
    .orderBy(asc(shopStaff.id));

/** Ids of those among these who have an account. */
export async function findAccounts(db: Db, adminIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: admin.id })
    .from(admin)
    .where(and(inArray(admin.id, [...adminIds]), eq(admin.isDel, false)));
  return rows.map(({ id }) => id);
}

export async function lockStaff(tx: Tx, shopId: number): Promise<number[]> {
  const rows = await tx.select({ adminId: shopStaff.adminId }).from(shopStaff).where(eq(shopStaff.shopId, shopId)).for('update');
  return rows.map(({ adminId }) => adminId);
}

export async function deleteStaff(tx: Tx, shopId: number, adminIds: readonly number[]): Promise<void> {
  await tx.delete(shopStaff).where(and(eq(shopStaff.shopId, shopId), inArray(shopStaff.adminId, [...adminIds])));
}

export async function insertStaff(tx: Tx, shopId: number, adminIds: readonly number[], now: Date): Promise<void> {
  if (adminIds.length > 0) await tx.insert(shopStaff).values(adminIds.map((adminId) => ({ adminId, shopId, createTime: now })));
}
