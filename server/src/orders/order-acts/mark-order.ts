import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { lockOrder } from '../orders/record.ts';
import { order } from '../orders/tables.ts';
import { checkSole } from '../orders/shop-part.ts';

/** The merchant's remark; the customer does not see it. */
export async function markOrder(write: Write, { orderNo, mark }: Input<typeof orderCalls.mark>): Promise<null> {
  const { tx, now } = write;
  const found = await lockOrder(write, orderNo);
  await checkSole(write, found.id, '商家备注');
  if (found.remark === mark) return null;
  await tx.update(order).set({ remark: mark, updateTime: now }).where(eq(order.id, found.id));
  await logStep(write, found.id, { type: 'order_mark', message: `备注订单：${mark}` });
  return null;
}
