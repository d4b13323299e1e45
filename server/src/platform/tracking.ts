import type { LogisticsInfo } from '#contract/services/tracking.ts';

/** A parcel as its order knows it. */
export interface TrackedParcel {
  /** Code of the carrier. */
  code: string;
  carrier: string;
  number: string;
  /** Phone number of the recipient. */
  phone: string;
}

/** Look-up of parcels. */
export interface Tracking {
  /** Never asks without a provider; what was asked is good for half an hour. */
  find(parcel: TrackedParcel): Promise<LogisticsInfo>;
}
