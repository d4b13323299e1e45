import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { shipmentStates } from '#contract/orders/shipments.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** A list of parcels that somebody sent at once. What it does to an order stands in the order’s own changes. */
export const shipment = unaudited(
  pgTable(
    'shipment',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      jobId: integer().notNull(),
      adminId: integer().notNull(),
      /** Of the request that began it; null for a retry. */
      requestKey: varchar({ length: 64 }),
      createTime: instant().notNull(),
    },
    (t) => [
      index('shipment__admin').on(t.adminId, t.id), // a person's own runs, newest first
      index('shipment__time').on(t.createTime), // the clean-up asks for old ones
    ],
  ),
  'a note of a run; the changes of its orders hold what it did',
);

/** One order of a run, and what became of it. */
export const shipmentRow = unaudited(
  pgTable(
    'shipment_row',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      runId: integer()
        .notNull()
        .references(() => shipment.id, { onDelete: 'cascade' }),
      orderNo: varchar({ length: 32 }).notNull(),
      expressCode: varchar({ length: 50 }).notNull(),
      expressNumber: varchar({ length: 64 }).notNull(),
      state: varchar({ length: 8, enum: shipmentStates.values }).notNull().default('waiting'),
      reason: text().notNull().default(''),
    },
    (t) => [index('shipment_row__of_run').on(t.runId, t.state, t.id)], // the result by state, and what still waits
  ),
  'a note of a run; the changes of its orders hold what it did',
);
