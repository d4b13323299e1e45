import { type Period, periodOf } from '../date-limit.ts';
import { DAY } from '../durations.ts';
import { refusals } from '../refusal.ts';

/** Days that figures are added up for at once: a quarter. */
export const MOST_MONEY_DAYS = 93;

export const moneyPeriodRefusals = refusals('money_period', {
  TOO_LONG: { code: 400, says: () => `一次最多看 ${MOST_MONEY_DAYS} 天，请缩短时间，或分几次看` },
});

/** Period that figures of money are asked for; a longer one is refused before anything is read. */
export function moneyPeriod(limit: string | undefined, now: Date, fallback: string): Period {
  const period = periodOf(limit?.trim() || fallback, now);
  if (!period) throw new Error(`${fallback} names no period`);
  if (period.until.getTime() - period.from.getTime() > MOST_MONEY_DAYS * DAY) throw moneyPeriodRefusals.TOO_LONG();
  return period;
}
