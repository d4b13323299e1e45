import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { order } from '../orders/tables.ts';

/** Every step of an order: what, by whom, why. Rows are never changed. */
export const orderLog = unaudited(
  pgTable(
    'order_log',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      orderId: integer()
        .notNull()
        .references(() => order.id, { onDelete: 'cascade' }),
      changeType: varchar({ length: 32 }).notNull(),
      changeMessage: varchar({ length: 512 }).notNull(),
      reason: varchar({ length: 255 }),
      actorKind: varchar({ length: 16 }).notNull(),
      actorId: integer(),
      actorName: varchar({ length: 64 }).notNull(),
      createTime: instant().notNull(),
    },
    (t) => [index('order_log__order').on(t.orderId, t.id)], // the timeline of one order
  ),
  'it is a log itself',
);
