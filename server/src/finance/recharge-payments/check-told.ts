import type { Input } from '#contract/call.ts';
import type { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { refuseTold } from '#server/payments/index.ts';
import type { FirstStep } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { getByNo } from '../recharges/queries.ts';
import { refuseOthers } from '../recharges/rules.ts';

type ToldPayment = Input<typeof openRechargeCalls.pay>;

/** Refuses a storefront that says of money that it came, once a provider is connected. */
export const checkTold =
  ({ database, providers }: Services): FirstStep<ToldPayment> =>
  async (input, { actor }) => {
    const found = await getByNo(database.db, input.orderId);
    refuseOthers(actor, found);
    if (found.payTime === null) await refuseTold(providers.pay);
    return input;
  };
