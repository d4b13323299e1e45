import type { LogisticsInfo } from '#contract/delivery/tracking.ts';
import { trackingSettings } from '#contract/delivery/settings.ts';
import { MINUTE } from '#contract/durations.ts';
import type { Services } from '#server/platform/services.ts';
import type { OnePass } from '#server/services/index.ts';
import { settingOf } from '#server/settings/index.ts';
import { askedNumber, ownTracking } from './rules.ts';
import type { TrackedParcel } from './tracker.ts';
import { openTrackers } from './trackers.ts';

const FRESH_MS = 30 * MINUTE;
const KEPT_MAX = 5000;

/** Look-up of parcels. */
export interface Tracking {
  /** Never asks without a provider; what was asked is good for half an hour. */
  find(parcel: TrackedParcel): Promise<LogisticsInfo>;
}

type TrackingServices = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'>;

interface CachedTracking {
  at: number;
  info: Promise<LogisticsInfo>;
}

export function openTracking(parts: TrackingServices, onePass: OnePass): Tracking {
  const { database, clock } = parts;
  const trackers = openTrackers(parts, onePass);
  const kept = new Map<string, CachedTracking>();

  function keep(key: string, info: Promise<LogisticsInfo>): Promise<LogisticsInfo> {
    const entry = { at: clock.now().getTime(), info };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    // Requests at the same time wait for the same answer; a failure is nobody's but theirs.
    info.catch(() => kept.get(key) === entry && kept.delete(key));
    return info;
  }

  return {
    async find(parcel) {
      const by = await settingOf(database.db, trackingSettings.logistics_type);
      const tracker = trackers[by];
      if (!tracker || !(await tracker.isSetUp())) return ownTracking(parcel);
      const key = [by, parcel.code, askedNumber(parcel)].join(' ');
      const known = kept.get(key);
      if (known && clock.now().getTime() - known.at < FRESH_MS) return known.info;
      return keep(key, tracker.find(parcel));
    },
  };
}
