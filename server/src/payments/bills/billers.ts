import { readMoment } from '#contract/moment.ts';
import type { BillAnswer } from '#server/platform/payment-bills.ts';
import type { Payments } from '#server/platform/payments.ts';

/** Ways of paying that providers take money by. */
const PAY_TYPES = ['weixin', 'alipay'] as const;

/** Provider that gives bills of what was paid by its way of paying. */
export interface Biller {
  provider: string;
  payType: string;
  ask(day: string): Promise<BillAnswer>;
}

/** Providers that are connected and give bills. */
export async function billersOf(payments: Payments): Promise<Biller[]> {
  const connected = await Promise.all(PAY_TYPES.map(async (payType) => ({ payType, found: await payments.providerOf(payType) })));
  return connected.flatMap(({ payType, found }) => {
    const bill = found?.port.bill;
    return found && bill ? [{ provider: found.provider, payType, ask: (day: string) => bill(readMoment(day)) }] : [];
  });
}
