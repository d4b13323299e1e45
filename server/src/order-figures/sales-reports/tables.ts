import { date, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { reportKeys } from '#contract/order-figures/sales-report-record.ts';
import { fen } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { order } from '#server/orders/index.ts';

/** A day of the shop’s clock whose sums do not hold what a transaction changed: one row for each change, so that none waits for another. */
export const salesMark = unaudited(
  pgTable(
    'sales_mark',
    { id: integer().primaryKey().generatedAlwaysAsIdentity(), day: date().notNull() },
    (t) => [index('sales_mark__day').on(t.day)], // the days of a period that are read from their rows
  ),
  'no row outlives the night after its day',
);

/** Level and group that the customer of an order had when it was paid; of orders from before this was kept, when their day was summed. */
export const salesBuyer = unaudited(
  pgTable('sales_buyer', {
    orderId: integer()
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    levelId: integer(),
    groupId: integer(),
  }),
  'it is written once, with the payment',
);

const counted = () => integer().notNull();

/** Columns of sums, as `measures` names them. */
export const measureColumns = () => ({
  orders: counted(),
  pieces: counted(),
  lines: counted(),
  paid: fen().notNull(),
  freight: fen().notNull(),
  refunds: counted(),
  backPieces: counted(),
  refunded: fen().notNull(),
  /** Lines whose cost is known, what was paid for their goods less what went back of it, and their cost less that of goods back on stock. */
  costedLines: counted(),
  costedGoods: fen().notNull(),
  cost: fen().notNull(),
});

/** Sums of what was sold and of what went back on one day, by the keys of one dimension; they hold while the day has no mark. */
export const salesSum = unaudited(
  pgTable(
    'sales_sum',
    {
      dimension: varchar({ length: 16, enum: reportKeys }).notNull(),
      day: date().notNull(),
      key: varchar({ length: 64 }).notNull(),
      ...measureColumns(),
    },
    (t) => [primaryKey({ name: 'sales_sum__place', columns: [t.dimension, t.day, t.key] })],
  ),
  'its sums derive from orders and refunds',
);
