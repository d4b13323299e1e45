import { integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { order } from '#server/orders/orders/tables.ts';

/** The electronic waybill of an order: asked for, so that it is printed once, then numbered. */
export const waybill = pgTable(
  'waybill',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    com: varchar({ length: 50 }).notNull(),
    formId: varchar({ length: 64 }).notNull(),
    /** Names the waybill in the provider's list, together with the order; every further one has another. */
    turn: integer().notNull(),
    outcome: varchar({ length: 16, enum: ['asking', 'unknown', 'refused', 'printed'] }).notNull(),
    number: varchar({ length: 64 }),
    askedTime: instant().notNull(),
    ...stamps,
  },
  (t) => [unique('waybill__order').on(t.orderId)],
);
export type Waybill = typeof waybill.$inferSelect;
