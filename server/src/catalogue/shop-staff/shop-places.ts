import { and, eq, inArray } from 'drizzle-orm';
import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import type { Places } from '#server/access/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { shop } from '../product-references/tables.ts';
import { shopStaff } from './tables.ts';

/** Shops out of the bin. A shop that is closed keeps its people, and gets new ones. */
const among = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: shop.id, name: shop.name })
    .from(shop)
    .where(and(inArray(shop.id, [...ids]), eq(shop.isDel, false)))
    .orderBy(shop.id);

const named = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));

/** Shops as invited people join them. */
export const shopPlaces: Places = {
  needs: shopStaffCalls.save,
  names: async (db, ids) => (ids.length === 0 ? new Map() : named(await among(db, ids))),
  hold: async (tx, ids) => (ids.length === 0 ? new Map() : named(await among(tx, ids).for('update'))),
  async join({ tx, now }, adminId, ids) {
    const rows = ids.map((shopId) => ({ shopId, adminId, createTime: now }));
    if (rows.length > 0) await tx.insert(shopStaff).values(rows);
  },
};
