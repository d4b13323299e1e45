import { integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { run } from '#server/jobs/index.ts';
import { fen } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Bill that a run of a preview would make of what it has read by now; it goes with its run. */
export const settlementPreview = unaudited(
  pgTable(
    'settlement_preview',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      runId: integer()
        .notNull()
        .references(() => run.id, { onDelete: 'cascade' }),
      shopId: integer().notNull(),
      shopName: varchar({ length: 64 }).notNull(),
      commissionRate: integer().notNull(),
      orderCount: integer().notNull(),
      orderAmount: fen().notNull(),
      freightAmount: fen().notNull(),
      platformAmount: fen().notNull().default(0),
      refundAmount: fen().notNull(),
      commissionAmount: fen().notNull(),
    },
    (t) => [unique('settlement_preview__of_run').on(t.runId, t.shopId)], // what a run has of a shop
  ),
  'a note of a run, which follows from orders and refunds',
);
