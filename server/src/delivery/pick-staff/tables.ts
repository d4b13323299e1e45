import { boolean, foreignKey, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { admin } from '#server/access/index.ts';
import { stamps } from '#server/platform/database/columns.ts';
import { scopedBy } from '#server/platform/scope/scoped.ts';
import { pickPoint } from '../pick-points/tables.ts';

/** Administrators who hand out orders, once for each of their pick-up points. */
export const pickStaff = pgTable(
  'pick_staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: integer().notNull(),
    avatar: varchar({ length: 64 }).notNull(),
    storeId: integer().notNull(),
    staffName: varchar({ length: 64 }).notNull(),
    phone: varchar({ length: 15 }).notNull(),
    verifyStatus: boolean().notNull().default(true),
    status: boolean().notNull().default(true),
    ...stamps,
  },
  (t) => [
    unique('pick_staff__admin').on(t.uid, t.storeId),
    foreignKey({ name: 'pick_staff__admin_there', columns: [t.uid], foreignColumns: [admin.id] }).onDelete('cascade'),
    foreignKey({ name: 'pick_staff__point', columns: [t.storeId], foreignColumns: [pickPoint.id] }),
  ],
);

scopedBy(pickStaff, { points: pickStaff.storeId, shops: 'none' });
