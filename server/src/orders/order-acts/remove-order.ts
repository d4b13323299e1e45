import { eq } from 'drizzle-orm';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { isRefunding } from '#contract/orders/enums.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { lockOrder } from '../orders/record.ts';
import { order } from '../orders/tables.ts';

/** Out of the back-office's sight; only what the customer has deleted or cancelled may go. */
export async function removeOrder(write: Write, { orderNo }: { orderNo: string }): Promise<null> {
  const { tx, now } = write;
  const found = await lockOrder(write, orderNo);
  if (!found.isDel) throw orderRefusals.NOT_DELETED_BY_CUSTOMER();
  if (found.isSystemDel) throw orderRefusals.DELETED_BEFORE();
  if (isRefunding(found.refundState)) throw orderRefusals.REFUNDING_CANNOT_DELETE();
  if (found.caseState !== null) throw orderRefusals.IN_CASE();
  await tx.update(order).set({ isSystemDel: true, updateTime: now }).where(eq(order.id, found.id));
  await logStep(write, found.id, { type: 'remove_order', message: '删除订单' });
  return null;
}
