import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { bigrams, fen, stamps } from '#server/platform/database/columns.ts';

/**
 * Who buys. `account` is the storefront's own key for the person; `uid` on the wire is `id` here. Balance and points are the sums of
 * their ledgers, whose functions alone write them.
 */
export const customer = pgTable(
  'customer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: varchar({ length: 64 }).notNull(),
    nickname: varchar({ length: 64 }).notNull(),
    phone: varchar({ length: 18 }),
    nowMoney: fen().notNull().default(0),
    integral: integer().notNull().default(0),
    ...stamps,
    search: bigrams().generatedAlwaysAs(sql`bigrams(nickname::text)`),
  },
  (t) => [
    unique('customer__account').on(t.account),
    check('customer__now_money', sql`${t.nowMoney} >= 0`),
    check('customer__integral', sql`${t.integral} >= 0`),
    index('customer__created').on(t.createTime), // who signed up in a period
    index('customer__search').using('gin', t.search), // names
    index('customer__phone_tail').on(sql`reverse(phone) text_pattern_ops`), // last digits of a phone
  ],
);
