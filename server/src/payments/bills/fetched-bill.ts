import type { BillEntry } from '#server/platform/payment-bills.ts';

/** Bill of a day as its provider gave it, whole; without lines where nothing was traded. */
export interface FetchedBill {
  provider: string;
  payType: string;
  day: string;
  entries: readonly BillEntry[];
}
