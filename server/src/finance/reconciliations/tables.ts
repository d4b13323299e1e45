import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { type DifferenceKind, reconciliationStates } from '#contract/finance/reconciliations.ts';
import { fen, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Money of one day, as it was found when the day was checked last. */
export const reconciliation = unaudited(
  pgTable(
    'reconciliation',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      day: date({ mode: 'string' }).notNull(),
      state: varchar({ length: 8, enum: reconciliationStates.values }).notNull(),
      differing: integer().notNull(),
      ordersPaid: fen().notNull(),
      ordersOffline: fen().notNull(),
      recharged: fen().notNull(),
      creditRepaid: fen().notNull().default(0),
      refunded: fen().notNull(),
      refundedOffline: fen().notNull(),
      rechargeRefunded: fen().notNull(),
      withdrawn: fen().notNull(),
      paidByBalance: fen().notNull(),
      refundedToBalance: fen().notNull(),
      onCredit: fen().notNull().default(0),
      refundedToCredit: fen().notNull().default(0),
      balanceMoved: fen().notNull(),
      held: fen().notNull(),
      /** Customer with whom the recount of balances and commission goes on; null when it is over. */
      recountFrom: integer(),
      /** The last one of it: all customers are recounted up to here, or, where it is null, those whose ledger moved on the day. */
      recountTo: integer(),
      ...stamps,
    },
    (t) => [
      unique('reconciliation__day').on(t.day), // days, the latest first
      index('reconciliation__recount')
        .on(t.id)
        .where(sql`recount_from is not null`), // the timer that recounts
    ],
  ),
  'it repeats what other records say, and is written again whenever the day is checked',
);

/** A record whose two sides differ on a day. */
export const reconciliationDifference = unaudited(
  pgTable(
    'reconciliation_difference',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      reconciliationId: integer()
        .notNull()
        .references(() => reconciliation.id, { onDelete: 'cascade' }),
      kind: varchar({ length: 16 }).$type<DifferenceKind>().notNull(),
      record: varchar({ length: 40 }).notNull(),
      expected: fen().notNull(),
      found: fen().notNull(),
    },
    (t) => [index('reconciliation_difference__of').on(t.reconciliationId, t.id)], // those of one day
  ),
  'it repeats what other records say, and is written again whenever the day is checked',
);
