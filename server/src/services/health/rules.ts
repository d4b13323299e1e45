import { DAY, HOUR, MINUTE } from '#contract/durations.ts';
import type { OutsideServiceState } from '#contract/services/outside-services.ts';
import type { ServiceStanding } from '#server/platform/outside-services.ts';
import type { ProviderHealth } from './tables.ts';

type Hours = Readonly<Record<string, number>>;

const hourOf = (now: Date) => String(Math.floor(now.getTime() / HOUR));
const isRecent = (hour: string, now: Date) => Number(hour) * HOUR > now.getTime() - DAY;

/** Failures by hour with these added, and without what is older than a day. */
export function countedIn(hours: Hours, failures: number, now: Date): Hours {
  const recent = Object.fromEntries(Object.entries(hours).filter(([hour]) => isRecent(hour, now)));
  const hour = hourOf(now);
  return failures === 0 ? recent : { ...recent, [hour]: (recent[hour] ?? 0) + failures };
}

export const failuresIn = (hours: Hours, now: Date): number =>
  Object.values(countedIn(hours, 0, now)).reduce((sum, count) => sum + count, 0);

/** Outcomes of a provider that this process has seen since it last wrote one down. */
export interface SeenOutcomes {
  isFailing: boolean;
  failures: number;
  writtenAt: number;
  wasFailing: boolean | undefined;
}

/** A change from well to failing is written down at once, and everything else once a minute. */
export const isDue = ({ isFailing, wasFailing, writtenAt }: SeenOutcomes, now: Date): boolean =>
  isFailing !== wasFailing || now.getTime() - writtenAt >= MINUTE;

type KnownHealth = Pick<ProviderHealth, 'successTime' | 'failureTime' | 'checkTime' | 'steps'>;

/** A service fails when the last thing that is known of it is a failure, whether asked in earnest or by a check. */
export function stateOf(standing: ServiceStanding, health: KnownHealth | undefined): OutsideServiceState {
  if (standing !== 'on') return standing;
  if (!health) return 'fine';
  const { successTime, failureTime, checkTime, steps } = health;
  const isRed = checkTime !== null && steps.some(({ outcome }) => outcome === 'failed');
  const failed = Math.max(failureTime?.getTime() ?? 0, isRed ? checkTime.getTime() : 0);
  const well = Math.max(successTime?.getTime() ?? 0, checkTime !== null && !isRed ? checkTime.getTime() : 0);
  return failed > well ? 'failing' : 'fine';
}
