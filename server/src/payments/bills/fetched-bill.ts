import type { BillEntry } from '#server/platform/payment-bills.ts';

export interface ProviderKey {
  provider: string;
  payType: string;
}

/** Bill of a day as its provider gave it, whole; without lines where nothing was traded. */
export interface FetchedBill extends ProviderKey {
  day: string;
  entries: readonly BillEntry[];
}
