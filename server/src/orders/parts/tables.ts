import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { fen, instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { order } from '../orders/tables.ts';

/** Part that a shop has in an order of several sellers: the tab in which this shop sees it, and what was paid for its lines. */
export const orderPart = unaudited(
  pgTable(
    'order_part',
    {
      orderId: integer()
        .notNull()
        .references(() => order.id, { onDelete: 'cascade' }),
      merId: integer().notNull(),
      tab: varchar({ length: 16 }).notNull(),
      teamStatus: integer(),
      paidPrice: fen().notNull(),
      payType: varchar({ length: 16 }).notNull(),
      payTime: instant(),
    },
    (t) => [
      primaryKey({ name: 'order_part__place', columns: [t.orderId, t.merId] }),
      index('order_part__shop').on(t.merId, t.orderId), // orders of several sellers with lines of a shop
    ],
  ),
  'it follows from its order, whose changes are recorded',
);
