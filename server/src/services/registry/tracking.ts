import { showMoment } from '#contract/moment.ts';
import { Refusal } from '#contract/refusal.ts';
import { outsideServiceRefusals } from '#contract/services/outside-services.ts';
import { type LogisticsInfo, trackingRefusals } from '#contract/services/tracking.ts';
import { trackingSettings } from '#contract/services/settings.ts';
import { MINUTE } from '#contract/durations.ts';
import type { Services } from '#server/platform/services.ts';
import type { Tracking } from '#server/platform/tracking.ts';
import { settingOf } from '#server/settings/index.ts';
import { askedNumber, numberAndPhone, ownTracking } from '../parcels/rules.ts';
import type { Tracker } from '../parcels/tracker.ts';

const FRESH_MS = 30 * MINUTE;
const KEPT_MAX = 5000;

interface CachedTracking {
  at: number;
  info: Promise<LogisticsInfo>;
}

/** True of a failure after which the provider may have counted a question: a pause and a wrong key say that it has not. */
const hasAsked = (error: unknown): boolean =>
  error instanceof Refusal && ![outsideServiceRefusals.PAUSED.id, trackingRefusals.DENIED.id].includes(error.id);

const restingUntil = (end: number) => (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  throw trackingRefusals.RESTING({ says: error.message, until: showMoment(new Date(end)).slice(11, 16) });
};

/** Asks the tracker that the setting names, which are given by their numbers there. */
export function chooseTracker(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  trackers: Readonly<Record<string, Tracker>>,
): Tracking {
  const kept = new Map<string, CachedTracking>();

  function keep(key: string, info: Promise<LogisticsInfo>, isRationed: boolean): Promise<LogisticsInfo> {
    const entry = { at: clock.now().getTime(), info };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    // Requests at the same time wait for the same answer; a failure is nobody's but theirs, unless asking again has its price.
    info.catch((error: unknown) => {
      if (!(isRationed && hasAsked(error)) && kept.get(key) === entry) kept.delete(key);
    });
    return info;
  }

  return {
    async find(parcel) {
      const by = await settingOf(database.db, trackingSettings.logistics_type);
      const tracker = trackers[by];
      if (!tracker || !(await tracker.isSetUp())) return ownTracking(parcel);
      // The end of a phone number makes no other number of it for who locks numbers.
      const asked = tracker.isRationed ? numberAndPhone(parcel).number : askedNumber(parcel);
      const key = [by, parcel.code, asked].join(' ');
      const known = kept.get(key);
      const isFresh = known && clock.now().getTime() - known.at < FRESH_MS;
      if (isFresh) return tracker.isRationed ? known.info.catch(restingUntil(known.at + FRESH_MS)) : known.info;
      return keep(key, tracker.find(parcel), tracker.isRationed === true);
    },
  };
}
