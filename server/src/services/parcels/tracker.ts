import { SECOND } from '#contract/durations.ts';
import type { LogisticsInfo } from '#contract/services/tracking.ts';
import type { TrackedParcel } from '#server/platform/tracking.ts';

/** Time for an answer; short, because a person waits before a dialog. */
export const TRACKING_MS = 6 * SECOND;

/** Provider that knows where parcels are; throws the refusal that says why it does not answer. */
export interface Tracker {
  isSetUp(): Promise<boolean>;
  /** Locks numbers that are asked for again within half an hour, so that a failed question counts as one. */
  isRationed?: true;
  find(parcel: TrackedParcel): Promise<LogisticsInfo>;
}
