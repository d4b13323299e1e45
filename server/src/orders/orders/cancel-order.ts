import { inArray } from 'drizzle-orm';
import { no } from '#contract/storefront/orders.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Step, logStep } from './log.ts';
import type { OrderRecord } from './queries.ts';
import { getOrder, lockOrder } from './record.ts';
import { returnStock } from './return-stock.ts';
import { afterOrderAct } from './states.ts';
import { order } from './tables.ts';

/** By the customer. Cancelling a cancelled order changes nothing. */
export async function cancelOrder(write: Write, { orderNo }: { orderNo: string }): Promise<OrderRecord> {
  const found = await lockOrder(write.tx, orderNo);
  if (found.state === 'cancelled') return found;
  if (!afterOrderAct(found.state, 'cancel')) throw no.PAID_CANNOT_CANCEL();
  await giveUp(write, [found.id], { type: 'cancel_order', message: '取消订单' });
  return getOrder(write.tx, orderNo);
}

/** What becomes of orders that will not be paid. The caller holds their rows and has seen that they are unpaid. */
export async function giveUp(write: Write, ids: readonly number[], step: Step): Promise<void> {
  const { tx, now } = write;
  const set = { state: 'cancelled', isDel: true, cancelTime: now, updateTime: now } as const;
  await tx
    .update(order)
    .set(set)
    .where(inArray(order.id, [...ids]));
  for (const id of ids) await logStep(write, id, step);
  await returnStock(write, ids, 'cancel');
}
