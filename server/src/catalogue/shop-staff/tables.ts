import { foreignKey, index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { admin } from '#server/access/index.ts';
import { instant } from '#server/platform/database/columns.ts';
import { shop } from '../product-references/tables.ts';

/** Administrators who keep the products of a shop; somebody may be among those of several. */
export const shopStaff = pgTable(
  'shop_staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    adminId: integer().notNull(),
    shopId: integer().notNull(),
    createTime: instant().notNull(),
  },
  (t) => [
    unique('shop_staff__admin').on(t.adminId, t.shopId),
    foreignKey({ name: 'shop_staff__admin_there', columns: [t.adminId], foreignColumns: [admin.id] }).onDelete('cascade'),
    foreignKey({ name: 'shop_staff__shop', columns: [t.shopId], foreignColumns: [shop.id] }).onDelete('cascade'),
    index('shop_staff__shop_id').on(t.shopId), // people of a shop
  ],
);
