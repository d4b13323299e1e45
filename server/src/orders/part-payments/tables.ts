import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { offlineMethods } from '#contract/orders/payments/offline-payments.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { order } from '../orders/tables.ts';

/** Part of the price of an order that staff have received before the rest of it; the order is paid with the last one. */
export const orderPartPayment = pgTable(
  'order_part_payment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => order.id),
    amount: fen().notNull(),
    method: varchar({ length: 16, enum: offlineMethods.values }).notNull(),
    receiptNo: varchar({ length: 32 }).notNull(),
    /** Time at which it was taken back; none while it stands. */
    voidTime: instant(),
    ...stamps,
  },
  (t) => [
    unique('order_part_payment__receipt').on(t.receiptNo, t.orderId),
    check('order_part_payment__amount', sql`${t.amount} > 0`),
    index('order_part_payment__standing')
      .on(t.orderId)
      .where(sql`void_time is null`), // what was received for an order
  ],
);
