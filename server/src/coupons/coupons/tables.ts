import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';

/** Parts of the name by which staff look for coupons. */
export const couponParts = sql.raw(`search_parts(coupon.name)`);

/**
 * Coupons to be claimed or given: so much off, for whom, until when. `cateId` and the rows of `couponProduct` are the wire's
 * `primaryKey`. The catalogue stands on this domain, so that the keys into it are declared in `install-last.sql`.
 */
export const coupon = pgTable(
  'coupon',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 64 }).notNull(),
    money: fen().notNull(),
    /** 0 is no threshold. */
    minPrice: fen().notNull(),
    isLimited: boolean().notNull(),
    /** Numbers of coupons issued and left; 0 where nobody counts. */
    total: integer().notNull(),
    lastTotal: integer().notNull(),
    useType: integer().notNull(),
    /** The category it is good for. */
    cateId: integer(),
    receiveStartTime: instant().notNull(),
    /** End of claiming; null for ever. */
    receiveEndTime: instant(),
    isFixedTime: boolean().notNull(),
    useStartTime: instant(),
    useEndTime: instant(),
    /** Days from the moment it is claimed, where its time of use is not fixed. */
    day: integer(),
    type: integer().notNull(),
    sort: integer().notNull(),
    status: boolean().notNull(),
    /** Reason for which it may pay a whole order. */
    clashReason: varchar({ length: 200 }),
    /** True for a coupon to claim that staff alone give: nobody can claim it. */
    isPrivate: boolean().notNull().default(false),
    /** Bearer of its discount on goods of a shop, one of `discountBearers`. */
    bearer: integer().notNull().default(discountBearers.shop),
    isDel: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [
    check('coupon__money', sql`${t.money} > 0 and ${t.minPrice} >= 0`),
    check(
      'coupon__total',
      sql`${t.isLimited} = (${t.total} > 0) and ${t.total} >= 0 and ${t.lastTotal} between 0 and ${t.total}`,
    ),
    check('coupon__use_type', sql`${t.useType} between 1 and 3`),
    check('coupon__bearer', sql`${t.bearer} between 1 and 2`),
    check('coupon__type', sql`${t.type} between 1 and 3`),
    check('coupon__private', sql`${t.type} = 1 or not ${t.isPrivate}`),
    check('coupon__scope', sql`${t.isDel} or (${t.useType} = 3) = (${t.cateId} is not null)`),
    check('coupon__receive', sql`${t.receiveEndTime} is null or ${t.receiveStartTime} < ${t.receiveEndTime}`),
    check(
      'coupon__use_time',
      sql`case when ${t.isFixedTime} then coalesce(${t.useStartTime} < ${t.useEndTime}, false) and ${t.day} is null else ${t.day} between 1 and 999 and ${t.useStartTime} is null and ${t.useEndTime} is null end`,
    ),
    index('coupon__kept')
      .on(t.sort, t.id)
      .where(sql`not is_del`), // the lists, in their order
    index('coupon__cate_id')
      .on(t.cateId)
      .where(sql`cate_id is not null`), // may this category go?
    index('coupon__claim_begins')
      .on(t.receiveStartTime)
      .where(sql`not is_del`), // those that begin on a day
    index('coupon__claim_ends')
      .on(t.receiveEndTime)
      .where(sql`not is_del and receive_end_time is not null`), // those that end on a day
    index('coupon__low')
      .on(t.id)
      .where(sql`not is_del and status and is_limited and last_total * 10 <= total`), // those that will soon be gone
    index('coupon__name_parts').using('gin', couponParts), // by a part of the name
  ],
);

/** The products that a coupon is good for. */
export const couponProduct = pgTable(
  'coupon_product',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer()
      .notNull()
      .references(() => coupon.id),
    productId: integer().notNull(),
  },
  (t) => [unique('coupon_product__coupon').on(t.couponId, t.productId)],
);
