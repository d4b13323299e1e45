import { DAY, HOUR } from '#contract/durations.ts';

/** WeChat counts its days by Beijing time. */
const BEIJING_MS = 8 * HOUR;

const nextMidnight = (now: Date): number => (Math.floor((now.getTime() + BEIJING_MS) / DAY) + 1) * DAY - BEIJING_MS;

/** Moment at which a pause ends by itself. */
export function endOfPause(until: 'anHour' | 'midnight' | 'aDay', now: Date): Date {
  if (until === 'midnight') return new Date(nextMidnight(now));
  return new Date(now.getTime() + (until === 'anHour' ? HOUR : DAY));
}
