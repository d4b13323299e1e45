import type { LogisticsInfo } from '#contract/delivery/tracking.ts';

/** A parcel as its order knows it. */
export interface Parcel {
  /** Of the carrier. */
  code: string;
  carrier: string;
  number: string;
  /** Of the recipient. */
  phone: string;
}

/** Tracker of parcels; throws the refusal that says why it does not answer. */
export interface Tracker {
  isSetUp(): Promise<boolean>;
  find(parcel: Parcel): Promise<LogisticsInfo>;
}
