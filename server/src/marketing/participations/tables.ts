import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { customer } from '#server/customers/index.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { activity } from '../activities/tables.ts';

/** A bargain that a customer has started, with start price, floor and number of cuts as they were then; `price` is cut so far. */
export const participation = pgTable(
  'bargain_user',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: integer().notNull(),
    bargainId: integer().notNull(),
    skuId: integer().notNull(),
    bargainPriceMin: fen().notNull(),
    bargainPrice: fen().notNull(),
    price: fen().notNull().default(0),
    peopleNum: integer().notNull(),
    helps: integer().notNull().default(0),
    /** State, of `participationStates`. */
    status: integer().notNull(),
    ...stamps,
  },
  (t) => [
    foreignKey({ name: 'bargain_user__customer', columns: [t.uid], foreignColumns: [customer.id] }),
    foreignKey({ name: 'bargain_user__bargain', columns: [t.bargainId], foreignColumns: [activity.id] }),
    check('bargain_user__status', sql`${t.status} between 1 and 3`),
    check('bargain_user__price', sql`${t.price} between 0 and ${t.bargainPrice} - ${t.bargainPriceMin}`),
    check('bargain_user__helps', sql`${t.helps} between 0 and ${t.peopleNum}`),
    check(
      'bargain_user__floor',
      sql`(${t.status} = 3) = (${t.helps} = ${t.peopleNum} and ${t.price} = ${t.bargainPrice} - ${t.bargainPriceMin})`,
    ),
    uniqueIndex('bargain_user__running')
      .on(t.bargainId, t.uid)
      .where(sql`status = 1`), // one at a time, and the timer that ends them
    index('bargain_user__of').on(t.bargainId, t.uid, t.status, t.helps), // how often somebody started it, how many did, and their helpers
    index('bargain_user__uid').on(t.uid, t.id), // those of one customer
    index('bargain_user__state').on(t.status, t.id), // the list in one state
    index('bargain_user__begun').on(t.createTime, t.id, t.status), // the list of a period, and its counts by state
  ],
);

/** Cut of a price, by a helper who may be the customer. */
export const help = unaudited(
  pgTable(
    'bargain_user_help',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      uid: integer().notNull(),
      bargainId: integer().notNull(),
      bargainUserId: integer().notNull(),
      price: fen().notNull(),
      createTime: instant().notNull(),
    },
    (t) => [
      unique('bargain_user_help__once').on(t.bargainUserId, t.uid),
      foreignKey({ name: 'bargain_user_help__customer', columns: [t.uid], foreignColumns: [customer.id] }),
      foreignKey({ name: 'bargain_user_help__of', columns: [t.bargainUserId], foreignColumns: [participation.id] }),
      check('bargain_user_help__price', sql`${t.price} > 0`),
      index('bargain_user_help__helper').on(t.bargainId, t.uid), // how often somebody helped with one bargain
    ],
  ),
  'it is written once, with the price it cuts, and never changed',
);
