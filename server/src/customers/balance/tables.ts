import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { BalanceKind } from '#contract/customers/ledgers.ts';
import { fen, instant, viaKey } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { customer } from '../customers/tables.ts';

/** Adjustments that staff made alone in the last 24 hours. Older rows of a person go with the next one. */
export const soleAdjustment = unaudited(
  pgTable(
    'sole_adjustment',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      adminId: integer().notNull(),
      uid: integer()
        .notNull()
        .references(() => customer.id),
      /** Fen of balance and points together. */
      worth: fen().notNull(),
      createTime: instant().notNull(),
    },
    (t) => [
      index('sole_adjustment__admin').on(t.adminId, t.createTime), // the sums of one person
      index('sole_adjustment__uid').on(t.uid), // the customer, where one is merged into another
    ],
  ),
  'the ledgers of balances and points say the same',
);

/** The ledger of balances: rows are only added, and a customer's balance is their sum. */
export const userBill = unaudited(
  pgTable(
    'user_bill',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      uid: integer()
        .notNull()
        .references(() => customer.id),
      type: varchar({ length: 32 }).$type<BalanceKind>().notNull(),
      /** Negative when it left. */
      amount: fen().notNull(),
      /** Balance after it. */
      balance: fen().notNull(),
      /** Number of the order; `0` when there is none. */
      linkId: varchar({ length: 32 }).notNull(),
      mark: varchar({ length: 512 }).notNull(),
      actorName: varchar({ length: 64 }).notNull(),
      viaKey: viaKey(),
      createTime: instant().notNull(),
    },
    (t) => [
      check('user_bill__amount', sql`${t.amount} <> 0`),
      index('user_bill__uid').on(t.uid, t.id), // the ledger of one customer
      index('user_bill__type').on(t.type, t.id), // movements of a kind
      index('user_bill__created').on(t.createTime, t.id), // movements of some days
      // An order is paid from a balance once, whatever comes at the same moment.
      uniqueIndex('user_bill__paid')
        .on(t.linkId)
        .where(sql`type = 'pay_order'`),
      // A balance is brought from another system once.
      uniqueIndex('user_bill__opening')
        .on(t.uid)
        .where(sql`type = 'opening'`),
    ],
  ),
  'it is a ledger itself',
);
