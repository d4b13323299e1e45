import { DAY, HOUR } from '#contract/durations.ts';
import { startOfDay } from '#contract/moment.ts';
import type { LaterTime } from '#contract/notifications/notices.ts';

const MORNING = 9 * HOUR;
const EAST = 8 * HOUR;

/** 0 on a Monday of the shop's clock: the first day of the epoch was a Thursday. */
const sinceMonday = (now: Date): number => (Math.floor((now.getTime() + EAST) / DAY) + 3) % 7;

const morning = (now: Date, days: number): Date => new Date(startOfDay(now, days).getTime() + MORNING);

/** Moment at which a notice comes back that is put off now. */
export const laterAt: Readonly<Record<LaterTime, (now: Date) => Date>> = {
  hour: (now) => new Date(now.getTime() + HOUR),
  tomorrow: (now) => morning(now, 1),
  monday: (now) => morning(now, 7 - sinceMonday(now)),
};
