import { sql } from 'drizzle-orm';
import { index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { reportStates } from '#contract/collection/collected-order-record.ts';
import { parcel } from '#server/orders/index.ts';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { crawlOrder } from '../outside-orders/tables.ts';

/** Tracking number of a parcel that goes back to the outside shop; a corrected one is another, and replaces what still waits. */
export const crawlReport = unaudited(
  pgTable(
    'crawl_report',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      crawlOrderId: integer()
        .notNull()
        .references(() => crawlOrder.id),
      parcelId: integer()
        .notNull()
        .references(() => parcel.id),
      /** Name under which the outside shop takes it once. */
      reference: varchar({ length: 64 }).notNull(),
      carrierCode: varchar({ length: 50 }).notNull(),
      carrierName: varchar({ length: 64 }).notNull(),
      trackingNo: varchar({ length: 64 }).notNull(),
      state: varchar({ length: 16, enum: reportStates.values }).notNull(),
      message: varchar({ length: 255 }).notNull().default(''),
      asks: integer().notNull().default(0),
      /** Time of the next try; none once it is over. */
      nextAskTime: instant(),
      ...stamps,
    },
    (t) => [
      unique('crawl_report__reference').on(t.reference),
      index('crawl_report__order').on(t.crawlOrderId, t.id), // those of one order
      index('crawl_report__due')
        .on(t.nextAskTime, t.id)
        .where(sql`next_ask_time is not null`), // what to send next, the longest due first
    ],
  ),
  'the sendings that it tells of are recorded with their order',
);
export type ReportRecord = typeof crawlReport.$inferSelect;
