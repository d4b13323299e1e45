import { showMoment } from '#contract/moment.ts';

/** Seconds since 1970, as both versions stamp their messages. */
export const stampOf = (now: Date): string => String(Math.floor(now.getTime() / 1000));

/** 2026-11-29T18:00:00+08:00 */
export const rfc3339 = (date: Date): string => `${showMoment(date).replace(' ', 'T')}+08:00`;

/** 20261129180000, in Beijing. */
export const compactMoment = (date: Date): string => showMoment(date).replaceAll(/\D/g, '');

/** Moment of a text with an offset; undefined for a text without one. */
export function momentIn(text: string): Date | undefined {
  const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

/** Moment of 20261129180000, which has no offset: it is Beijing's. */
export function compactMomentIn(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return year === undefined ? undefined : momentIn(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`);
}
