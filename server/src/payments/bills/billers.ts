import { readMoment } from '#contract/moment.ts';
import type { Payments } from '#server/platform/payments.ts';
import type { FetchedBill } from './fetched-bill.ts';

/** Ways of paying that providers take money by. */
const PAY_TYPES = ['weixin', 'alipay'] as const;

/** Provider that gives bills of what was paid by its way of paying. */
export interface Biller {
  provider: string;
  billOf(day: string): Promise<FetchedBill | { why: string }>;
}

/** Providers that are connected and give bills. */
export async function billersOf(payments: Payments): Promise<Biller[]> {
  const connected = await Promise.all(PAY_TYPES.map(async (payType) => ({ payType, found: await payments.providerOf(payType) })));
  return connected.flatMap(({ payType, found }) => {
    const bill = found?.port.bill;
    if (!found || !bill) return [];
    const { provider } = found;
    return [{ provider, billOf: async (day: string) => ({ provider, payType, day, ...(await bill(readMoment(day))) }) }];
  });
}
