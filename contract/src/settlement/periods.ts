import { settleCycles } from '../catalogue/shop-terms.ts';
import { DAY } from '../durations.ts';
import { namedPeriods, periodOfDay } from '../date-limit.ts';
import { showDay, startOfDay, startOfMonth } from '../moment.ts';
import { settlementRefusals } from './settlement-refusals.ts';

/** Days that a bill is about, both of them included: "2026-11-01". */
export interface SettledDays {
  periodStart: string;
  periodEnd: string;
}

/** Longest period of one bill. */
export const PERIOD_DAYS_MAX = 366;

const daysOf = ({ from, until }: { from: Date; until: Date }): SettledDays => ({
  periodStart: showDay(from),
  periodEnd: showDay(startOfDay(until, -1)),
});

const MIDDLE = 15;

/** The half of a month that was over last before this day. */
function lastHalf(day: Date): SettledDays {
  const month = startOfMonth(day);
  const middle = startOfDay(month, MIDDLE);
  return day >= middle
    ? daysOf({ from: month, until: middle })
    : daysOf({ from: startOfDay(startOfMonth(day, -1), MIDDLE), until: month });
}

/** The latest period of a cycle whose last day was long enough ago to be settled. */
export function lastDue(cycle: number, now: Date, delayDays: number): SettledDays {
  const day = startOfDay(now, -delayDays);
  if (cycle === settleCycles.week) return daysOf(namedPeriods.preWeek(day));
  return cycle === settleCycles.halfMonth ? lastHalf(day) : daysOf(namedPeriods.preMonth(day));
}

const dayNamed = (text: string): Date => {
  const { from } = periodOfDay(text);
  if (Number.isNaN(from.getTime()) || showDay(from) !== text) throw settlementRefusals.NO_PERIOD();
  return from;
};

/** Moments of a period; refused where it names no days, runs backwards, is too long, or is too young to be settled. */
export function checkPeriod({ periodStart, periodEnd }: SettledDays, now: Date, delayDays: number): { from: Date; until: Date } {
  const [from, last] = [dayNamed(periodStart), dayNamed(periodEnd)];
  if (from > last) throw settlementRefusals.BACKWARDS();
  const until = startOfDay(last, 1);
  if (until.getTime() - from.getTime() > PERIOD_DAYS_MAX * DAY) throw settlementRefusals.TOO_LONG();
  const due = startOfDay(until, delayDays);
  if (due > now) throw settlementRefusals.NOT_DUE({ days: delayDays, due: showDay(due) });
  return { from, until };
}

/** "11.01–11.30", with the year where the two differ. */
export function shortPeriod({ periodStart, periodEnd }: SettledDays): string {
  const isOneYear = periodStart.slice(0, 4) === periodEnd.slice(0, 4);
  const short = (day: string) => (isOneYear ? day.slice(5) : day).replaceAll('-', '.');
  return periodStart === periodEnd ? short(periodStart) : `${short(periodStart)}–${short(periodEnd)}`;
}
