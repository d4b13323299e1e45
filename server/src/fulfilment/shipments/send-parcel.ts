import { orderRefusals } from '#contract/orders/order-refusals.ts';
import type { RowRecord } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sendOrder } from '../sending/send-order.ts';
import type { Parcel } from './parcel.ts';
import { lockNumber, ordersByNo, ordersByNumber } from './queries.ts';
import { whyNotItsNumber } from './rules.ts';

/** Sends the order of one row. */
export async function sendParcel(write: Write, { key: orderNo, input }: RowRecord<Parcel>): Promise<void> {
  const { tx, actor } = write;
  const { expressCode, expressNumber } = input;
  await lockNumber(tx, expressNumber);
  const order = (await ordersByNo(tx, [orderNo], actor)).get(orderNo);
  const others = (await ordersByNumber(tx, [expressNumber], actor)).get(expressNumber) ?? [];
  const reason = order && whyNotItsNumber(order, others);
  if (reason !== undefined) throw orderRefusals.NUMBER_USED({ reason });
  await sendOrder(write, { orderNo, type: '1', expressCode, expressNumber });
}
