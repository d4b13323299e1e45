import { type SQL, and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { Period } from '#contract/date-limit.ts';
import { PLANNED_MAX, type Planned, calendarCalls, plannedKinds, weeksOf } from '#contract/marketing/calendar.ts';
import { plannedBetween } from '#server/catalogue/index.ts';
import { appearingBetween } from '#server/content/index.ts';
import { coupon } from '#server/coupons/index.ts';
import { mayCall } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { activity } from '../activities/tables.ts';
import { slotHoursOfSale } from '../activities/slot-hours.ts';
import { mayChange, mayList } from './rules.ts';

interface PlannedRow extends Omit<Planned, 'kind' | 'isMovable'> {
  /** Total of all plans, repeated on each row. */
  total: number;
  hasBegun: boolean;
}

const total = sql<number>`count(*) over ()`.mapWith(Number);

/** Activities on these days, along the index of beginnings, which counts those that are not listed without their rows. */
function activitiesIn(db: Db, kind: number, { from, until }: Period, now: Date): Promise<PlannedRow[]> {
  const where = and(
    eq(activity.kind, kind),
    sql`not ${activity.isDel}`,
    lt(activity.startTime, until),
    gt(activity.stopTime, from),
  );
  const all = db
    .select({ n: sql`count(*)` })
    .from(activity)
    .where(where);
  return db
    .select({
      id: activity.id,
      title: activity.title,
      from: activity.startTime,
      until: activity.stopTime,
      isOn: activity.status,
      timeId: activity.timeId,
      slot: slotHoursOfSale,
      total: sql<number>`${all}`.mapWith(Number),
      hasBegun: sql<boolean>`${activity.startTime} <= ${now}`,
    })
    .from(activity)
    .where(where)
    .orderBy(asc(activity.startTime), asc(activity.id))
    .limit(PLANNED_MAX);
}

interface CouponColumns {
  from: typeof coupon.receiveStartTime | typeof coupon.useStartTime;
  until: typeof coupon.receiveEndTime | typeof coupon.useEndTime;
}

/** Coupons by the days on which they are claimed, or those on which they are used where these are fixed. */
const couponsIn = (db: Db, times: CouponColumns, period: Period, hasBegun: SQL<boolean>): Promise<PlannedRow[]> =>
  db
    .select({
      id: coupon.id,
      title: coupon.name,
      from: sql<Date>`${times.from}`.mapWith(coupon.receiveStartTime),
      until: sql<Date | null>`${times.until}`.mapWith(coupon.receiveStartTime),
      isOn: coupon.status,
      timeId: sql<null>`null`,
      slot: sql<null>`null`,
      total,
      hasBegun,
    })
    .from(coupon)
    .where(and(eq(coupon.isDel, false), lt(times.from, period.until), or(isNull(times.until), gt(times.until, period.from))))
    .orderBy(asc(times.from), asc(coupon.id))
    .limit(PLANNED_MAX);

/** Records of each kind, at most so many, in one statement for each. */
const reads: readonly { kind: number; rows: (db: Db, period: Period, now: Date) => Promise<readonly PlannedRow[]> }[] = [
  ...[plannedKinds.flashSale, plannedKinds.bargain, plannedKinds.groupBuy].map((kind) => ({
    kind,
    rows: (db: Db, period: Period, now: Date) => activitiesIn(db, kind, period, now),
  })),
  {
    kind: plannedKinds.claim,
    rows: (db, period, now) =>
      couponsIn(
        db,
        { from: coupon.receiveStartTime, until: coupon.receiveEndTime },
        period,
        sql<boolean>`${coupon.receiveStartTime} <= ${now}`,
      ),
  },
  {
    kind: plannedKinds.use,
    rows: (db, period) => couponsIn(db, { from: coupon.useStartTime, until: coupon.useEndTime }, period, sql<boolean>`true`),
  },
  { kind: plannedKinds.schedule, rows: (db, period) => plannedBetween(db, period, PLANNED_MAX) },
  { kind: plannedKinds.article, rows: (db, period, now) => appearingBetween(db, period, now, PLANNED_MAX) },
];

/** Plans around a month, of the kinds that the person may list. */
export function readMonth(
  db: Db,
  { month }: Input<typeof calendarCalls.month>,
  { now, actor }: Pick<CallContext, 'now' | 'actor'>,
): Promise<Answer<typeof calendarCalls.month>> {
  const period = weeksOf(month);
  const seen = reads.filter(({ kind }) => mayList(actor, kind));
  return Promise.all(
    seen.map(async ({ kind, rows }) => {
      const found = await rows(db, period, now);
      const moves = mayCall(actor, calendarCalls.move) && mayChange(actor, kind);
      const list = found.map(({ total: _, hasBegun, ...row }): Planned => ({ ...row, kind, isMovable: moves && !hasBegun }));
      return { kind, total: found[0]?.total ?? 0, list };
    }),
  );
}
