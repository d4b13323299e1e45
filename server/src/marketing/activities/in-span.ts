import { type SQL, and, gt, lt, sql } from 'drizzle-orm';
import { type Period, spanOf } from '#contract/date-limit.ts';
import { beginsIn as begins, endsIn as ends } from '#server/coupons/index.ts';
import { activity } from './tables.ts';

const isOn = and(sql`not ${activity.isDel}`, activity.status);

/** Activities that are on and begin in a period. */
export const beginsIn = (period: Period): SQL | undefined => and(isOn, begins(activity.startTime, period));

/** Activities that are on and end in a period: at the midnight after their last day. */
export const endsIn = (period: Period): SQL | undefined => and(isOn, ends(activity.stopTime, period));

/** Activities that are on and have days in a period. */
export const runsIn = ({ from, until }: Period): SQL | undefined =>
  and(isOn, lt(activity.startTime, until), gt(activity.stopTime, from));

interface Spans {
  beginsIn?: string | undefined;
  endsIn?: string | undefined;
}

/** The filters of a list of activities by when they begin or end. */
export const inSpan = (asked: Spans): SQL | undefined =>
  and(
    asked.beginsIn === undefined ? undefined : beginsIn(spanOf(asked.beginsIn)),
    asked.endsIn === undefined ? undefined : endsIn(spanOf(asked.endsIn)),
  );
