import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { PointsKind } from '#contract/customers/ledgers.ts';
import { instant, viaKey } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { customer } from '../customers/tables.ts';

/**
 * The ledger of points; a customer's points are the sum of its complete rows. Points that an order earns wait here until it is
 * received and the time of freezing is over.
 */
export const integralRecord = unaudited(
  pgTable(
    'integral_record',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      uid: integer()
        .notNull()
        .references(() => customer.id),
      kind: varchar({ length: 16 }).$type<PointsKind>().notNull(),
      /** Negative when they left. */
      integral: integer().notNull(),
      /** Points after it; of points that wait, when they were written. */
      balance: integer().notNull(),
      /** Number of the order; `0` when there is none. */
      linkId: varchar({ length: 32 }).notNull(),
      mark: varchar({ length: 512 }).notNull(),
      /** State, of `pointsStates`. */
      status: integer().notNull(),
      /** Days they freeze after receipt, as they were set at the payment. */
      frozenTime: integer().notNull(),
      thawTime: instant(),
      /** Unknown of rows from before it was kept. */
      actorName: varchar({ length: 64 }).notNull().default(''),
      viaKey: viaKey(),
      createTime: instant().notNull(),
      updateTime: instant().notNull(),
    },
    (t) => [
      check('integral_record__integral', sql`${t.integral} <> 0`),
      check('integral_record__status', sql`${t.status} between 1 and 4`),
      check('integral_record__thaw', sql`(${t.status} = 2) <= (${t.thawTime} is not null)`),
      index('integral_record__uid').on(t.uid, t.id), // the ledger of one customer
      index('integral_record__moved')
        .on(t.updateTime, t.id)
        .where(sql`status = 3`), // the list of all points that count, what moved last first
      index('integral_record__by_points')
        .on(t.integral, t.id)
        .where(sql`status = 3`), // the list by what moved
      index('integral_record__by_balance')
        .on(t.balance, t.id)
        .where(sql`status = 3`), // the list by what there was after it
      index('integral_record__counting')
        .on(t.uid, t.updateTime, t.id)
        .where(sql`status = 3`), // points of some customers that count, what moved last first
      index('integral_record__link').on(t.linkId), // what an order earned and used
      index('integral_record__thawing')
        .on(t.thawTime)
        .where(sql`status = 2`), // the timer that thaws
      // An order earns once.
      uniqueIndex('integral_record__gain')
        .on(t.linkId)
        .where(sql`kind = 'gain'`),
      // Points are brought from another system once.
      uniqueIndex('integral_record__opening')
        .on(t.uid)
        .where(sql`kind = 'opening'`),
    ],
  ),
  'it is a ledger itself',
);
