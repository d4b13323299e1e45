import { DAY, HOUR } from './durations.ts';

/** The shop's clock: Asia/Shanghai, which has no daylight saving time. */
const OFFSET = '+08:00';
const OFFSET_MS = 8 * HOUR;

/** Date → "2026-11-20 14:05:00" */
export const showMoment = (date: Date): string =>
  new Date(date.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Date → "2026-11-20" */
export const showDay = (date: Date): string => showMoment(date).slice(0, 10);

/** 8 → "08:00" */
export const showHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** "2026-11-20 14:05:00" or "2026-11-20" → Date; an invalid Date for anything else. */
export function readMoment(text: string): Date {
  const match = /^([1-9]\d{3})-(\d{1,2})-(\d{1,2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(text.trim());
  if (!match) return new Date(Number.NaN);
  const [, year = '', month = '', day = '', time = '00:00:00'] = match;
  const isDay = Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return new Date(isDay ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}${OFFSET}` : Number.NaN);
}

/** Midnight of the shop's day that `date` falls in, shifted by whole days. */
export function startOfDay(date: Date, days = 0): Date {
  const local = Math.floor((date.getTime() + OFFSET_MS) / DAY) + days;
  return new Date(local * DAY - OFFSET_MS);
}

/** Days before the one of `date`, the oldest first: "2026-11-18", "2026-11-19" */
export const daysBefore = (date: Date, count: number): string[] =>
  Array.from({ length: count }, (_, at) => showDay(startOfDay(date, at - count)));

/** Midnight of the first day of the shop's month that `date` falls in, shifted by whole months. */
export function startOfMonth(date: Date, months = 0): Date {
  const local = new Date(date.getTime() + OFFSET_MS);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1) - OFFSET_MS);
}
