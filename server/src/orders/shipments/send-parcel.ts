import { no } from '#contract/orders/orders.ts';
import { shipmentStates } from '#contract/orders/shipments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sendOrder } from '../sending/send-order.ts';
import { lockNumber, lockRow, ordersByNo, ordersByNumber, setRow } from './queries.ts';
import { whyNotItsNumber } from './rules.ts';

/** Sends the order of one row, unless that was done; order and row change together or not at all. */
export async function sendParcel(write: Write, rowId: number): Promise<void> {
  const { tx } = write;
  const row = await lockRow(tx, rowId);
  if (row?.state !== shipmentStates.waiting) return;
  const { orderNo, expressCode, expressNumber } = row;
  await lockNumber(tx, expressNumber);
  const order = (await ordersByNo(tx, [orderNo])).get(orderNo);
  const others = (await ordersByNumber(tx, [expressNumber])).get(expressNumber) ?? [];
  const reason = order && whyNotItsNumber(order, others);
  if (reason !== undefined) throw no.NUMBER_USED({ reason });
  await sendOrder(write, { orderNo, type: '1', expressCode, expressNumber });
  await setRow(tx, rowId, { state: shipmentStates.sent });
}
