import type { LogisticsInfo } from '#contract/delivery/tracking.ts';

/** A parcel as its order knows it. */
export interface TrackedParcel {
  /** Code of the carrier. */
  code: string;
  carrier: string;
  number: string;
  /** Phone number of the recipient. */
  phone: string;
}

/** Tracker of parcels; throws the refusal that says why it does not answer. */
export interface Tracker {
  isSetUp(): Promise<boolean>;
  find(parcel: TrackedParcel): Promise<LogisticsInfo>;
}
