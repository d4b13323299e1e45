import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { customer } from '#server/customers/index.ts';
import { fen } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

const listed = sql`is_promoter`;

/** Sums of what each promoter earned and was paid, kept by triggers, so that neither a page nor the figures add up ledgers. */
export const promoterSum = unaudited(
  pgTable(
    'promoter_sum',
    {
      uid: integer()
        .primaryKey()
        .references(() => customer.id),
      isPromoter: boolean().notNull().default(false),
      /** Orders whose commission counts, and what was paid for them. */
      orders: integer().notNull().default(0),
      orderTotal: fen().notNull().default(0),
      /** Commission that counts, less what refunds took back; and commission that is frozen. */
      total: fen().notNull().default(0),
      frozen: fen().notNull().default(0),
      /** Withdrawals that were paid out. */
      times: integer().notNull().default(0),
      paid: fen().notNull().default(0),
    },
    (t) => [
      // The list by one figure, each along its own index.
      index('promoter_sum__by_orders').on(t.orders, t.uid).where(listed),
      index('promoter_sum__by_order_total').on(t.orderTotal, t.uid).where(listed),
      index('promoter_sum__by_total').on(t.total, t.uid).where(listed),
      index('promoter_sum__by_frozen').on(t.frozen, t.uid).where(listed),
      index('promoter_sum__by_times').on(t.times, t.uid).where(listed),
      index('promoter_sum__by_paid').on(t.paid, t.uid).where(listed),
    ],
  ),
  'its sums derive from ledgers',
);
