import type { LogisticsInfo } from '#contract/services/tracking.ts';
import { trackingSettings } from '#contract/services/settings.ts';
import type { Services } from '#server/platform/services.ts';
import type { Tracking } from '#server/platform/tracking.ts';
import { settingOf } from '#server/settings/index.ts';
import { askedNumber, ownTracking } from '../parcels/rules.ts';
import { FRESH_MS, type Tracker } from '../parcels/tracker.ts';

const KEPT_MAX = 5000;

interface CachedTracking {
  at: number;
  info: Promise<LogisticsInfo>;
}

/** Asks the tracker that the setting names, which are given by their numbers there. */
export function chooseTracker(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  trackers: Readonly<Record<string, Tracker>>,
): Tracking {
  const kept = new Map<string, CachedTracking>();

  function keep(key: string, info: Promise<LogisticsInfo>): Promise<LogisticsInfo> {
    const entry = { at: clock.now().getTime(), info };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    // Requests at the same time wait for the same answer; a failure is nobody's but theirs.
    info.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return info;
  }

  return {
    async find(parcel) {
      const by = await settingOf(database.db, trackingSettings.logistics_type);
      const tracker = trackers[by];
      if (!tracker || !(await tracker.isSetUp())) return ownTracking(parcel);
      if (tracker.keepsAnswers) return tracker.find(parcel);
      const key = [by, parcel.code, askedNumber(parcel)].join(' ');
      const known = kept.get(key);
      if (known && clock.now().getTime() - known.at < FRESH_MS) return known.info;
      return keep(key, tracker.find(parcel));
    },
  };
}
