import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { fen, instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Refunds that people with a limit of the day agreed alone in the last 24 hours. Older rows of a person go with the next one. */
export const soleRefund = unaudited(
  pgTable(
    'sole_refund',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      adminId: integer().notNull(),
      amount: fen().notNull(),
      createTime: instant().notNull(),
    },
    (t) => [index('sole_refund__admin').on(t.adminId, t.createTime)], // the sum of one person
  ),
  'the refunds themselves say the same',
);
