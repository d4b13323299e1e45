import { readMoment } from '#contract/moment.ts';
import { type Payments, connectedProviders } from '#server/platform/payments.ts';
import type { FetchedBill, ProviderKey } from './fetched-bill.ts';

/** Provider that gives bills of what was paid by its way of paying. */
export interface Biller extends ProviderKey {
  billOf(day: string): Promise<FetchedBill | { why: string }>;
}

/** Providers that are connected and give bills. */
export async function billersOf(payments: Payments): Promise<Biller[]> {
  const connected = await connectedProviders(payments);
  return connected.flatMap(({ payType, provider, port: { bill } }) => {
    if (!bill) return [];
    return [{ provider, payType, billOf: async (day: string) => ({ provider, payType, day, ...(await bill(readMoment(day))) }) }];
  });
}
