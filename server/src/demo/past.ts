import { MINUTE } from '#contract/durations.ts';
import type { Write } from '#server/platform/write/write.ts';

export const DAY = 1440;
export const DAY_MS = DAY * MINUTE;

/** Dates a write so many minutes back; nothing happens in the future. */
export const ago = (write: Write, minutes: number): Write => ({
  ...write,
  now: new Date(write.now.getTime() - Math.max(0, Math.round(minutes)) * MINUTE),
});

/** Position `index` of `count` equal steps from `first` to `last`. */
export const between = (first: number, last: number, index: number, count: number): number =>
  first + ((last - first) * index) / Math.max(1, count - 1);

/** Event of so many minutes ago. */
export interface PastEvent {
  minutes: number;
  seed(write: Write): Promise<unknown>;
}

/** The moment so many minutes ago. */
export const at = (write: Write, minutes: number): Date => ago(write, minutes).now;

/** Times of a row that was written then. */
export const stamped = (write: Write, minutes: number) => ({ createTime: at(write, minutes), updateTime: at(write, minutes) });

/** The oldest first. */
export const byTime = <T extends { minutes: number }>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => other.minutes - one.minutes);
