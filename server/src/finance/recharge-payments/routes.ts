import type { Input } from '#contract/call.ts';
import { rechargeMoneyCalls } from '#contract/finance/money/timelines.ts';
import { openRechargePaymentCalls } from '#contract/finance/open-recharges.ts';
import { startPayment, watchPayment } from '#server/payments/index.ts';
import { type CallContext, type Route, handle, read, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { getByNo } from '../recharges/queries.ts';
import { payTypeOf, refuseOthers } from '../recharges/rules.ts';
import { payableRecharge } from './payable-recharge.ts';
import { rechargeMoney } from './recharge-money.ts';

type PaymentInput = Input<typeof openRechargePaymentCalls.startPayment>;

/** Recharge of a number, where the key may know it. */
async function ownRecharge({ database }: Services, orderId: string, { actor }: CallContext) {
  const found = await getByNo(database.db, orderId);
  refuseOthers(actor, found);
  return found;
}

export const rechargePaymentRoutes = (services: Services): Route[] => [
  ...serve(openRechargePaymentCalls, {
    startPayment: handle(async ({ orderId: orderNo, ...input }: PaymentInput, asked) => {
      const { rechargeType } = await ownRecharge(services, orderNo, asked);
      return startPayment(services, payableRecharge, { ...input, orderNo, payType: payTypeOf(rechargeType) }, asked);
    }),
    watchPayment: handle(async ({ orderId }: { orderId: string }, asked) => {
      const { id } = await ownRecharge(services, orderId, asked);
      return watchPayment(services, payableRecharge, id);
    }),
  }),
  ...serve(rechargeMoneyCalls, { moneyTimeline: read(rechargeMoney) }),
];
