import type { Input } from '#contract/call.ts';
import type { openRechargeCalls } from '#contract/finance/recharges.ts';
import { attemptRefusals } from '#contract/payments/attempts.ts';
import { isTakenByProvider } from '#server/payments/index.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { getByNo } from '../recharges/queries.ts';
import { payTypeOf, refuseOthers } from '../recharges/rules.ts';

type ToldPayment = Input<typeof openRechargeCalls.pay>;

/** Refuses a storefront that says of money that it came, where a provider says so itself. */
export const checkTold =
  ({ database, providers }: Services) =>
  async (input: ToldPayment, { actor }: CallContext): Promise<ToldPayment> => {
    const found = await getByNo(database.db, input.orderId);
    refuseOthers(actor, found);
    if (found.payTime === null && (await isTakenByProvider(providers.pay, payTypeOf(found.rechargeType))))
      throw attemptRefusals.TOLD_BY_PROVIDER();
    return input;
  };
