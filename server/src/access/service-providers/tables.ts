import { boolean, foreignKey, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { serviceTypes } from '#contract/access/service-providers.ts';
import { stamps, uniqueUnlessDeleted } from '#server/platform/database/columns.ts';
import { admin } from '../rights/tables.ts';

/** A company that works for the shop: carries texts, prints waybills. */
export const serviceProvider = pgTable(
  'service_provider',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    providerName: varchar({ length: 50 }).notNull(),
    type: varchar({ length: 16, enum: serviceTypes.values }).notNull(),
    contactName: varchar({ length: 16 }).notNull(),
    phone: varchar({ length: 15 }).notNull(),
    /** The account with which its people sign in. */
    adminId: integer(),
    status: boolean().notNull(),
    remark: varchar({ length: 255 }).notNull(),
    isDel: boolean().notNull(),
    ...stamps,
  },
  (t) => [
    uniqueUnlessDeleted('service_provider__name', t.providerName),
    uniqueUnlessDeleted('service_provider__admin', t.adminId),
    foreignKey({ name: 'service_provider__admin_there', columns: [t.adminId], foreignColumns: [admin.id] }),
  ],
);
