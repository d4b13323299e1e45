import { desc, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { orderStepCalls } from '#contract/orders/order-steps.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { isSeen } from '../orders/record.ts';
import { order } from '../orders/tables.ts';
import { seenBy, stepWithoutAmounts } from '../orders/without-amounts.ts';
import { orderLog } from './tables.ts';

export function listSteps(db: Db, { orderNo, ...paging }: Input<typeof orderStepCalls.statusList>, { actor }: CallContext) {
  const { orderId: oid, changeType, changeMessage, createTime } = orderLog;
  const idOfOrder = db.select({ id: order.id }).from(order).where(isSeen(orderNo, actor));
  return pageOf(db, paging, {
    select: { oid, changeType, changeMessage, createTime },
    from: orderLog,
    where: eq(orderLog.orderId, idOfOrder),
    order: [desc(orderLog.id)],
    show: (rows) => rows.map((row) => seenBy(actor, row, stepWithoutAmounts)),
  });
}

export async function orderTimeline(db: Db, { orderNo }: Input<typeof orderStepCalls.timeline>, { actor }: CallContext) {
  const rows = await db
    .select({ step: orderLog })
    .from(orderLog)
    .innerJoin(order, eq(order.id, orderLog.orderId))
    .where(isSeen(orderNo, actor))
    .orderBy(desc(orderLog.id));
  return rows.map(({ step }) => seenBy(actor, { ...step, actor: step.actorName }, stepWithoutAmounts));
}
