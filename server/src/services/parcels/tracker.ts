import type { LogisticsInfo } from '#contract/services/tracking.ts';
import type { TrackedParcel } from '#server/platform/tracking.ts';

/** Provider that knows where parcels are; throws the refusal that says why it does not answer. */
export interface Tracker {
  isSetUp(): Promise<boolean>;
  find(parcel: TrackedParcel): Promise<LogisticsInfo>;
}
