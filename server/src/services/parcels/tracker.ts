import { MINUTE, SECOND } from '#contract/durations.ts';
import type { LogisticsInfo } from '#contract/services/tracking.ts';
import type { TrackedParcel } from '#server/platform/tracking.ts';

/** Time for an answer; short, because a person waits before a dialog. */
export const TRACKING_MS = 6 * SECOND;

/** Time for which an answer is used again. */
export const FRESH_MS = 30 * MINUTE;

/** Provider that knows where parcels are; throws the refusal that says why it does not answer. */
export interface Tracker {
  isSetUp(): Promise<boolean>;
  /** Remembers its answers itself. */
  keepsAnswers?: true;
  find(parcel: TrackedParcel): Promise<LogisticsInfo>;
}
