import { eq } from 'drizzle-orm';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { isRefunding } from '#contract/orders/enums.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { getOrder, lockOrder } from '../orders/record.ts';
import { order } from '../orders/tables.ts';

/** Removes the order from the customer's sight; the shop keeps it. Idempotent. */
export async function deleteForCustomer(write: Write, { orderNo }: { orderNo: string }): Promise<OrderRecord> {
  const { tx, actor, now } = write;
  const found = await lockOrder(write, orderNo);
  if (found.isDel) return found;
  if (found.payTime === null) throw orderRefusals.UNPAID_CANNOT_DELETE();
  if (isRefunding(found.refundState)) throw orderRefusals.REFUNDING_CANNOT_DELETE();
  if (found.state !== 'done' && found.refundState !== 'refunded') throw orderRefusals.ONLY_DONE_DELETED();
  if (found.caseState !== null) throw orderRefusals.IN_CASE();
  await tx.update(order).set({ isDel: true, updateTime: now }).where(eq(order.id, found.id));
  await logStep(write, found.id, { type: 'remove_order', message: '删除订单' });
  return getOrder(tx, orderNo, actor);
}
