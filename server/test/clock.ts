import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';

const UNITS: Record<string, number> = { second: SECOND, minute: MINUTE, hour: HOUR, day: DAY };

/** "31 minutes" → ms */
export function spanOf(words: string): number {
  const [, number = '', unit = ''] = /^(\d+) (second|minute|hour|day)s?$/.exec(words) ?? [];
  const ms = UNITS[unit];
  if (ms === undefined) throw new Error(`not a span of time: ${words}`);
  return Number(number) * ms;
}

export interface TestClock extends Clock {
  pass(words: string): void;
  /** Holds the time while `work` runs, for what is measured in seconds on a machine that may be slow. */
  still<T>(work: () => Promise<T>): Promise<T>;
}

/** Starts at the real present, because the database and the token of a session look at it too. */
export function openClock(): TestClock {
  let ahead = 0;
  let frozenAt: number | undefined;
  return {
    now: () => new Date((frozenAt ?? Date.now()) + ahead),
    pass(words) {
      ahead += spanOf(words);
    },
    async still(work) {
      frozenAt = Date.now();
      try {
        return await work();
      } finally {
        frozenAt = undefined;
      }
    },
  };
}
