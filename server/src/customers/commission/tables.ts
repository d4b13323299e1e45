import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { CommissionKind } from '#contract/customers/ledgers.ts';
import { fen, instant, viaKey } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { customer } from '../customers/tables.ts';

/**
 * The ledger of commission; what a promoter can withdraw is the sum of the complete rows and of every withdrawal. Commission
 * on an order waits here until the goods are received and the time of freezing is over.
 */
export const commissionRecord = unaudited(
  pgTable(
    'commission_record',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      uid: integer()
        .notNull()
        .references(() => customer.id),
      kind: varchar({ length: 16 }).$type<CommissionKind>().notNull(),
      /** Negative when it left. */
      price: fen().notNull(),
      /** Commission of the order when it was paid, before refunds; of gains alone. */
      promised: fen(),
      /** Promised commission by line of the order; null for an order from before lines kept what was paid for them. */
      gains: jsonb().$type<{ lineId: number; price: number }[]>(),
      /** Price of the order that was paid; of gains alone. */
      orderPrice: fen(),
      /** Figure after the movement; of commission that waits, when it was written. */
      balance: fen().notNull(),
      /** Number of the order or the withdrawal; `0` when there is none. */
      linkId: varchar({ length: 32 }).notNull(),
      mark: varchar({ length: 512 }).notNull(),
      /** State, of `commissionStates`. */
      status: integer().notNull(),
      /** Days it freezes after receipt, as they were set at the payment. */
      frozenTime: integer().notNull(),
      thawTime: instant(),
      /** 1 for who brought the buyer, 2 for who brought that one. */
      brokerageLevel: integer(),
      actorName: varchar({ length: 64 }).notNull(),
      viaKey: viaKey(),
      createTime: instant().notNull(),
      updateTime: instant().notNull(),
    },
    (t) => [
      check('commission_record__price', sql`${t.price} <> 0`),
      check('commission_record__status', sql`${t.status} between 1 and 5`),
      check('commission_record__thaw', sql`(${t.status} = 2) <= (${t.thawTime} is not null)`),
      check('commission_record__level', sql`(${t.kind} = 'gain') <= (${t.brokerageLevel} in (1, 2))`),
      index('commission_record__uid').on(t.uid, t.id), // the ledger of one promoter
      index('commission_record__promoted')
        .on(t.uid, t.updateTime, t.id)
        .where(sql`kind = 'gain' and status = 3`), // orders by which one promoter earned, what moved last first
      index('commission_record__link').on(t.linkId), // what an order or a withdrawal moved
      index('commission_record__moved').on(t.kind, t.status, t.updateTime, t.id), // movements of a kind
      index('commission_record__updated').on(t.updateTime, t.id), // the ledger of all, the latest first
      index('commission_record__thawing')
        .on(t.thawTime)
        .where(sql`status = 2`), // the timer that thaws
      // An order earns each level once.
      uniqueIndex('commission_record__gain')
        .on(t.linkId, t.brokerageLevel)
        .where(sql`kind = 'gain'`),
    ],
  ),
  'it is a ledger itself',
);
