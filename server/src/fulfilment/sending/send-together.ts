import type { Input } from '#contract/call.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type OrderRecord, lockOrder } from '#server/orders/index.ts';
import type { sendingCalls } from '#contract/fulfilment/sending.ts';
import { isSameRecipient, isSentWithParcel, whyNotSendable } from './rules.ts';
import { sendOrder } from './send-order.ts';

type SendInput = Input<typeof sendingCalls.send>;

/**
 * Sends an order and those that lie in the same parcel, all of them or none. They are locked in the order of their numbers, so that
 * two who send the same ones wait for each other.
 */
export async function sendTogether(write: Write, input: SendInput): Promise<null> {
  const { together, ...parcel } = input;
  const others = [...new Set(together ?? [])].filter((orderNo) => orderNo !== parcel.orderNo);
  if (others.length === 0) return sendOrder(write, parcel);
  const locked = new Map<string, OrderRecord>();
  for (const orderNo of [parcel.orderNo, ...others].toSorted()) locked.set(orderNo, await lockOrder(write, orderNo));
  const first = locked.get(parcel.orderNo);
  for (const orderNo of others) {
    const other = locked.get(orderNo);
    if (!first || !other || !isSameRecipient(first, other)) throw orderRefusals.OTHER_RECIPIENT({ orderNo });
    const reason = isSentWithParcel(other, parcel) ? undefined : whyNotSendable(other, { ...parcel, orderNo });
    if (reason !== undefined) throw orderRefusals.CANNOT_GO_ALONG({ orderNo, reason });
  }
  await sendOrder(write, parcel);
  for (const orderNo of others) await sendOrder(write, { ...parcel, orderNo, pieces: undefined });
  return null;
}
