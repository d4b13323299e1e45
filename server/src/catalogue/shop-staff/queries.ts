import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ShopPerson } from '#contract/catalogue/shop-staff.ts';
import { admin } from '#server/access/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { membersOf } from '#server/platform/database/records/members-of.ts';
import { shopStaff } from './tables.ts';

export const peopleOfShops = membersOf(shopStaff, 'shopId', 'adminId');

export const listShopStaff = (db: Db, { shopId }: { shopId: number }): Promise<ShopPerson[]> =>
  db
    .select({ adminId: admin.id, account: admin.account, realName: admin.realName })
    .from(shopStaff)
    .innerJoin(admin, and(eq(admin.id, shopStaff.adminId), eq(admin.isDel, false)))
    .where(eq(shopStaff.shopId, shopId))
    .orderBy(asc(shopStaff.id));

/** People of a shop as their form opens them. */
export const shopStaffOf = async (db: Db, { input }: { input: { shopId: number } }): Promise<{ adminIds: number[] }> => ({
  adminIds: (await listShopStaff(db, input)).map(({ adminId }) => adminId),
});

/** Ids of those among these who have an account. */
export async function findAccounts(db: Db, adminIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: admin.id })
    .from(admin)
    .where(and(inArray(admin.id, [...adminIds]), eq(admin.isDel, false)));
  return rows.map(({ id }) => id);
}
