import type { Answer, Input } from '#contract/call.ts';
import type { shippingInformationCalls } from '#contract/fulfilment/shipping-information.ts';
import { getOrder } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { findShippingOf } from './queries.ts';

type ShowCall = typeof shippingInformationCalls.shippingInformation;

/** Standing of an order at WeChat; null where its money does not come by the mini programme, or nothing was sent yet. */
export async function showShipping(db: Db, { orderNo }: Input<ShowCall>, { actor }: CallContext): Promise<Answer<ShowCall>> {
  const { id } = await getOrder(db, orderNo, actor);
  const found = await findShippingOf(db, id);
  return found ? { ...found, isCorrected: found.timesWhole === 2 } : null;
}
