import { readMoment } from '#contract/moment.ts';
import { halfWidth } from '#contract/search-text.ts';

const DAY_FORM = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})(?:\D+(.*))?$/;
const PACKED = /^(\d{4})(\d{2})(\d{2})(\d{6})?\d*$/;

/** Time of day in "14:05:00", from 14:05, 140500, 14.05.00.123456; undefined where there is none. */
export function clockIn(cell: string): string | undefined {
  const plain = halfWidth(cell);
  const [, hour, minute, second = '00'] =
    /^(\d{1,2})[:.时](\d{2})(?:[:.分](\d{2}))?/.exec(plain) ?? /^(\d{2})(\d{2})(\d{2})/.exec(plain) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}:${second}`;
}

interface Moment {
  day: string;
  clock: string | undefined;
}

/** Day, and the time where the cell has one: 2026-11-20, 20261120, 2026年11月20日, 2026-11-20 14:05:00, 20261120140500. */
export function momentIn(cell: string): Moment | undefined {
  const plain = halfWidth(cell);
  const [, year = '', month = '', day = '', rest = ''] = PACKED.exec(plain) ?? DAY_FORM.exec(plain) ?? [];
  if (year === '') return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isNaN(readMoment(text).getTime()) ? undefined : { day: text, clock: clockIn(rest) };
}
