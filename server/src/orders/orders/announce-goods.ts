import { callWebhooks, notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type PaidOrder, enqueueReceipt } from './enqueue-receipt.ts';

/** Tells staff and other systems of paid orders whose goods may leave the shop from now on, and prints their receipts. */
export async function announceGoods(write: Write, orders: readonly PaidOrder[]): Promise<void> {
  const orderNos = orders.map(({ orderNo }) => orderNo);
  await notify(write, 'adminPaySuccess', ...orderNos);
  for (const orderNo of orderNos) await callWebhooks(write, 'order.ready', orderNo);
  for (const each of orders) await enqueueReceipt(write, each);
}
