import type { Payment } from '#contract/orders/placing.ts';
import { refuseTold } from '#server/payments/index.ts';
import type { FirstStep } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { findOrder } from '../orders/record.ts';

const byShop: readonly string[] = ['yue', 'offline'];

/** Refuses a storefront that says of money that it came, once a provider is connected: but for balance and money by hand. */
export const checkTold =
  ({ database, providers }: Services): FirstStep<Payment> =>
  async (input, { actor }) => {
    const found = await findOrder(database.db, input.orderNo, actor);
    const payType = input.payType ?? found?.payType;
    const isUnpaid = found !== undefined && found.payTime === null && payType !== undefined;
    if (isUnpaid && !byShop.includes(payType)) await refuseTold(providers.pay);
    return input;
  };
