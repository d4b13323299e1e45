import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { ShopPerson } from '#contract/catalogue/shop-staff.ts';
import { admin } from '#server/access/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { shop } from '../shops/tables.ts';
import { shopStaff } from './tables.ts';

export const listShopStaff = (db: Db, { shopId }: { shopId: number }): Promise<ShopPerson[]> =>
  db
    .select({ adminId: admin.id, account: admin.account, realName: admin.realName })
    .from(shopStaff)
    .innerJoin(admin, and(eq(admin.id, shopStaff.adminId), eq(admin.isDel, false)))
    .where(eq(shopStaff.shopId, shopId))
    .orderBy(asc(shopStaff.id));

/** The first of these people who keeps the products of another shop, with its name; one that lies in the bin holds nobody. */
export async function findElsewhere(db: Db, adminIds: readonly number[], shopId: number) {
  const [found] = await db
    .select({ name: admin.realName, shop: shop.name })
    .from(shopStaff)
    .innerJoin(admin, eq(admin.id, shopStaff.adminId))
    .innerJoin(shop, eq(shop.id, shopStaff.shopId))
    .where(and(inArray(shopStaff.adminId, [...adminIds]), ne(shopStaff.shopId, shopId), eq(shop.isDel, false)))
    .orderBy(asc(shopStaff.id))
    .limit(1);
  return found;
}

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

export async function deleteStaff(tx: Tx, adminIds: readonly number[]): Promise<void> {
  if (adminIds.length > 0) await tx.delete(shopStaff).where(inArray(shopStaff.adminId, [...adminIds]));
}

export async function leaveBinnedShops(tx: Tx, adminIds: readonly number[]): Promise<void> {
  const binned = tx.select({ id: shop.id }).from(shop).where(eq(shop.isDel, true));
  await tx.delete(shopStaff).where(and(inArray(shopStaff.adminId, [...adminIds]), inArray(shopStaff.shopId, binned)));
}

export async function insertStaff(tx: Tx, shopId: number, adminIds: readonly number[], now: Date): Promise<void> {
  if (adminIds.length > 0) await tx.insert(shopStaff).values(adminIds.map((adminId) => ({ adminId, shopId, createTime: now })));
}
