import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import type { FoundLabel } from '#contract/fulfilment/waybills.ts';
import type { Piece } from '#contract/orders/order-record.ts';
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
    /** Goods and further orders of its parcel, with which the order is sent once its number is known; all that is left without pieces. */
    pieces: jsonb().$type<Piece[]>(),
    together: jsonb().$type<string[]>().notNull().default([]),
    /** Labels of its recipient in the provider's record, as it was last looked through. */
    foundLabels: jsonb().$type<FoundLabel[]>().notNull().default([]),
    looks: integer().notNull().default(0),
    lookedTime: instant(),
    /** Reason for which the record could not be read the last time. */
    lookFault: varchar({ length: 255 }),
    nextLookTime: instant(),
    ...stamps,
  },
  (t) => [
    unique('waybill__order').on(t.orderId),
    index('waybill__number').on(t.number), // the order that a printed number belongs to
    index('waybill__lost')
      .on(t.nextLookTime)
      .where(sql`outcome in ('asking', 'unknown')`), // whose answer was lost, and which to look for next
  ],
);
export type Waybill = typeof waybill.$inferSelect;
