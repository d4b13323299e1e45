import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import type { Piece } from '#contract/orders/order-record.ts';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { order } from '../orders/tables.ts';
import { returnCase } from '../returns/tables.ts';

/**
 * Goods of an order that left together. The order itself carries the latest one that stands, which is all that clients of the
 * wire know. A parcel that was taken back stays, with the time and the reason.
 */
export const parcel = unaudited(
  pgTable(
    'parcel',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      orderId: integer()
        .notNull()
        .references(() => order.id, { onDelete: 'cascade' }),
      /** The exchange that it belongs to: its goods left before, and these come in their place. */
      caseId: integer().references(() => returnCase.id),
      pieces: jsonb().$type<Piece[]>().notNull(),
      deliveryType: varchar({ length: 16 }).notNull(),
      deliveryName: varchar({ length: 64 }),
      deliveryId: varchar({ length: 64 }),
      deliveryCode: varchar({ length: 50 }),
      withdrawnTime: instant(),
      reason: varchar({ length: 255 }),
      ...stamps,
    },
    (t) => [
      index('parcel__order').on(t.orderId, t.id), // the parcels of one order
      index('parcel__case')
        .on(t.caseId)
        .where(sql`case_id is not null`), // what left for an exchange
      index('parcel__number_tail')
        .on(sql`reverse(upper(delivery_id)) text_pattern_ops`)
        .where(sql`delivery_id is not null and withdrawn_time is null`), // orders by tracking number, whole or its end
      check('parcel__withdrawn', sql`(${t.withdrawnTime} is null) = (${t.reason} is null)`),
    ],
  ),
  'each of its steps stands in the timeline of its order',
);
export type ParcelRecord = typeof parcel.$inferSelect;
