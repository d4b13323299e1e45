import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { Audience } from '#contract/segments/coupon-sending-record.ts';
import { coupon } from '#server/coupons/index.ts';
import { run } from '#server/jobs/index.ts';
import { instant, stamps } from '#server/platform/database/columns.ts';

/** A coupon that goes to an audience at a moment; whoever belongs to it then gets one. */
export const couponSending = pgTable(
  'coupon_sending',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer()
      .notNull()
      .references(() => coupon.id),
    audience: jsonb().$type<Audience>().notNull(),
    at: instant().notNull(),
    /** State that staff set; `begun` goes as its run goes. */
    state: varchar({ length: 9, enum: ['planned', 'begun', 'failed', 'cancelled'] })
      .notNull()
      .default('planned'),
    reason: text().notNull().default(''),
    /** The run of its latest portion; null once that was cleared. */
    runId: integer().references(() => run.id, { onDelete: 'set null' }),
    /** Customers are taken by their ids, up to this one so far. */
    lastUid: integer().notNull().default(0),
    /** True while there may be customers behind that one. */
    isMore: boolean().notNull().default(false),
    people: integer().notNull().default(0),
    given: integer().notNull().default(0),
    /** Person within whose rights and limits it is sent: who planned it, or changed it last. */
    adminId: integer().notNull(),
    adminName: varchar({ length: 64 }).notNull(),
    ...stamps,
  },
  (t) => [
    check('coupon_sending__counts', sql`${t.people} >= 0 and ${t.given} >= 0`),
    index('coupon_sending__due')
      .on(t.at, t.id)
      .where(sql`state = 'planned'`), // the timer
    index('coupon_sending__at').on(t.at, t.id), // those of a day, whatever became of them
    index('coupon_sending__more')
      .on(t.id)
      .where(sql`state = 'begun' and is_more`), // the timer: portions that follow
    index('coupon_sending__coupon').on(t.couponId, t.id), // those of one coupon, the latest first
    index('coupon_sending__run').on(t.runId), // runs that are cleared
  ],
);
