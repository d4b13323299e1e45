import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { customer } from '#server/customers/index.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { coupon } from '../coupons/tables.ts';

/** A coupon in a customer's hands, as it was when they came by it; what becomes of the coupon touches it no more. */
export const couponUser = pgTable(
  'coupon_user',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer()
      .notNull()
      .references(() => coupon.id),
    uid: integer()
      .notNull()
      .references(() => customer.id),
    name: varchar({ length: 64 }).notNull(),
    money: fen().notNull(),
    minPrice: fen().notNull(),
    /** Way to the coupon, one of `waysToCoupons`. */
    type: varchar({ length: 8 }).notNull(),
    status: integer().notNull().default(0),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    useTime: instant(),
    /** Number of the order that spent it. */
    orderNo: varchar({ length: 32 }),
    useType: integer().notNull(),
    /** Keys of the products, or of the category, that it is good for. */
    primaryKey: text().notNull(),
    ...stamps,
  },
  (t) => [
    unique('coupon_user__once').on(t.couponId, t.uid),
    check('coupon_user__status', sql`${t.status} between 0 and 2`),
    check('coupon_user__time', sql`${t.startTime} < ${t.endTime}`),
    index('coupon_user__uid').on(t.uid, t.id), // what one customer holds
    index('coupon_user__coupon').on(t.couponId, t.id), // who holds one coupon, the newest first
    index('coupon_user__states_of').on(t.couponId, t.status, t.id), // who has used one coupon, the newest first, and how many have
    index('coupon_user__ways_of').on(t.couponId, t.type, t.id), // who came by one coupon by which way, and how many did
    index('coupon_user__taken_of').on(t.couponId, t.createTime), // how many came by one coupon in a period
    index('coupon_user__taken').on(t.createTime, t.couponId), // how many came by each coupon in a period
    index('coupon_user__state').on(t.status, t.id), // records in one state
    index('coupon_user__ending')
      .on(t.endTime)
      .where(sql`status = 0`), // the timer that expires, and what has expired since
  ],
);
