import { namedPeriods } from '#contract/date-limit.ts';
import { HOUR } from '#contract/durations.ts';
import { startOfDay } from '#contract/moment.ts';
import type { LaterTime } from '#contract/notifications/notices.ts';

const MORNING = 9 * HOUR;

const morningOf = (day: Date): Date => new Date(day.getTime() + MORNING);

/** Moment at which a notice comes back that is put off now. */
export const laterAt: Readonly<Record<LaterTime, (now: Date) => Date>> = {
  hour: (now) => new Date(now.getTime() + HOUR),
  tomorrow: (now) => morningOf(startOfDay(now, 1)),
  monday: (now) => morningOf(namedPeriods.week(now).until),
};
