import { and, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { orderRefusals, type orderCalls } from '#contract/orders/orders.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { lockOrder } from '../orders/record.ts';
import { order } from '../orders/tables.ts';
import { shopsSeen } from '../orders/shop-part.ts';
import { scopeOf } from '#server/platform/actor.ts';
import { leftWhole } from '#server/platform/scope/scoped.ts';

/** True where others have no part in the order. */
const isWhole = async ({ tx, actor }: Write, id: number): Promise<boolean> =>
  (await tx.$count(order, and(eq(order.id, id), leftWhole(order, scopeOf(actor))))) > 0;

/** The merchant's remark; the customer does not see it. */
export async function markOrder(write: Write, { orderNo, mark }: Input<typeof orderCalls.mark>): Promise<null> {
  const { tx, now } = write;
  const found = await lockOrder(write, orderNo);
  if (shopsSeen(write.actor) && !(await isWhole(write, found.id))) throw orderRefusals.PART_WITHOUT_REMARK();
  if (found.remark === mark) return null;
  await tx.update(order).set({ remark: mark, updateTime: now }).where(eq(order.id, found.id));
  await logStep(write, found.id, { type: 'order_mark', message: `备注订单：${mark}` });
  return null;
}
