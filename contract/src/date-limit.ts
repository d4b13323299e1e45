import { DAY, HOUR } from './durations.ts';
import { readMoment, showMoment, startOfDay, startOfMonth } from './moment.ts';
import { refusals } from './refusal.ts';
import { text } from './wire.ts';

export const periodRefusals = refusals('dateLimit', {
  UNREADABLE: {
    says: () =>
      '选择时间参数格式错误，请在 today|yesterday|lately7|lately30|month|year|自定义时间范围（格式：yyyy-MM-dd HH:mm:ss，两个时间范围用逗号分割）',
  },
  BACKWARDS: { says: () => '开始时间不能大于结束时间！' },
});

/** A period in words, or two days with a comma between; resolved by `periodOf` when the present is known. */
export const dateLimit = text(64);

export interface Period {
  from: Date;
  /** Exclusive. */
  until: Date;
}

/** The day that "2026-11-20" names; of invalid dates where it names none. */
export const periodOfDay = (day: string): Period => ({ from: readMoment(day), until: startOfDay(readMoment(day), 1) });

function startOfYear(now: Date, years: number): Date {
  const local = new Date(now.getTime() + 8 * HOUR);
  return new Date(Date.UTC(local.getUTCFullYear() + years, 0, 1) - 8 * HOUR);
}

/** Monday is the first day of a week. */
function startOfWeek(now: Date, weeks: number): Date {
  const weekday = (new Date(startOfDay(now).getTime() + 8 * HOUR).getUTCDay() + 6) % 7;
  return startOfDay(now, weeks * 7 - weekday);
}

/** Whole day one year earlier; 29 February is compared with 1 March. */
function dayLastYear(now: Date): Period {
  const from = new Date(startOfMonth(now, -12).getTime() + (startOfDay(now).getTime() - startOfMonth(now).getTime()));
  return { from, until: startOfDay(from, 1) };
}

/** Periods in the words of a `dateLimit`, whole days of the shop's clock. */
export const namedPeriods = {
  today: (now) => ({ from: startOfDay(now), until: startOfDay(now, 1) }),
  yesterday: (now) => ({ from: startOfDay(now, -1), until: startOfDay(now) }),
  lately7: (now) => ({ from: startOfDay(now, -6), until: startOfDay(now, 1) }),
  lately30: (now) => ({ from: startOfDay(now, -29), until: startOfDay(now, 1) }),
  week: (now) => ({ from: startOfWeek(now, 0), until: startOfWeek(now, 1) }),
  preWeek: (now) => ({ from: startOfWeek(now, -1), until: startOfWeek(now, 0) }),
  month: (now) => ({ from: startOfMonth(now, 0), until: startOfMonth(now, 1) }),
  preMonth: (now) => ({ from: startOfMonth(now, -1), until: startOfMonth(now, 0) }),
  year: (now) => ({ from: startOfYear(now, 0), until: startOfYear(now, 1) }),
  preYear: (now) => ({ from: startOfYear(now, -1), until: startOfYear(now, 0) }),
  sameDayLastWeek: (now) => ({ from: startOfDay(now, -7), until: startOfDay(now, -6) }),
  sameDayLastYear: dayLastYear,
} satisfies Record<string, (now: Date) => Period>;

const byWord: Readonly<Record<string, (now: Date) => Period>> = namedPeriods;

/** Years of five digits are read by neither the database nor the wire. */
const LAST_DAY = readMoment('9999-12-31');

/** Whole days of the shop's clock; undefined when nothing is limited. */
export function periodOf(limit: string | undefined, now: Date): Period | undefined {
  if (limit === undefined || limit.trim() === '') return undefined;
  const word = Object.hasOwn(byWord, limit) ? byWord[limit] : undefined;
  if (word) return word(now);
  const [first = '', last = '', ...more] = limit.split(',');
  const [from, lastDay] = [readMoment(first), readMoment(last)];
  if (more.length > 0 || Number.isNaN(from.getTime()) || Number.isNaN(lastDay.getTime())) throw periodRefusals.UNREADABLE();
  if (startOfDay(from) > startOfDay(lastDay)) throw periodRefusals.BACKWARDS();
  return { from: startOfDay(from), until: new Date(Math.min(startOfDay(lastDay).getTime() + DAY, LAST_DAY.getTime())) };
}

const WRONG_SPAN = '时间范围格式应为 2026-01-31 08:00:00,2026-01-31 08:15:00';

/** Reads "2026-01-31 08:00:00,2026-01-31 08:15:00"; the second moment is outside. */
export function spanOf(sent: string): Period {
  const [from = '', until = ''] = sent.split(',');
  return { from: readMoment(from), until: readMoment(until) };
}

/** A span as an address bears it. */
export const showSpan = ({ from, until }: Period): string => [from, until].map(showMoment).join(',');

/** Two moments with a comma between. */
export const momentSpan = text(64).refine((sent) => {
  const { from, until } = spanOf(sent);
  return sent.split(',').length === 2 && from < until;
}, WRONG_SPAN);
