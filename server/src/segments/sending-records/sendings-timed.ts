import { type SQL, and, gte, lt, ne, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { coupon } from '#server/coupons/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { timedBy } from '#server/platform/database/lists/timed.ts';
import { couponSending } from './tables.ts';

/** Sendings of a period that were not cancelled. */
export const sentIn = ({ from, until }: Period): SQL | undefined =>
  and(gte(couponSending.at, from), lt(couponSending.at, until), ne(couponSending.state, 'cancelled'));

/** Coupons that are sent on a day, or were. */
export const sendingsTimed = (db: Db, day: Period) =>
  timedBy(db, {
    table: couponSending,
    id: couponSending.id,
    at: couponSending.at,
    title: sql`(select c.name from ${coupon} c where c.id = ${couponSending.couponId})`,
    failed: sql`${couponSending.state} = 'failed'`,
    where: sentIn(day),
  });
