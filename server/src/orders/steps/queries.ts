import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { orderStepCalls } from '#contract/orders/order-steps.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { leftWhole } from '#server/platform/scope/scoped.ts';
import { type Actor, scopeOf } from '#server/platform/actor.ts';
import { isSeen } from '../orders/record.ts';
import { order } from '../orders/tables.ts';
import { seenBy, stepWithoutAmounts } from '../orders/without-amounts.ts';
import { orderLog } from './tables.ts';

/** Steps of an order that tell nothing of its goods, its money or who handled them. */
const PLAIN_STEPS = ['cache_key_create_order', 'user_take_delivery', 'check_order_over', 'cancel', 'cancel_order'];

/** Condition of the steps that an actor sees: all, but of an order of which others have a part. */
async function seenSteps(db: Db, orderNo: string, actor: Actor) {
  const isWhole = leftWhole(order, scopeOf(actor));
  if (!isWhole || (await db.$count(order, and(isSeen(orderNo, actor), isWhole))) > 0) return undefined;
  return inArray(orderLog.changeType, PLAIN_STEPS);
}

export async function listSteps(db: Db, { orderNo, ...paging }: Input<typeof orderStepCalls.statusList>, { actor }: CallContext) {
  const { orderId: oid, changeType, changeMessage, createTime } = orderLog;
  const idOfOrder = db.select({ id: order.id }).from(order).where(isSeen(orderNo, actor));
  return pageOf(db, paging, {
    select: { oid, changeType, changeMessage, createTime },
    from: orderLog,
    where: and(eq(orderLog.orderId, idOfOrder), await seenSteps(db, orderNo, actor)),
    order: [desc(orderLog.id)],
    show: (rows) => rows.map((row) => seenBy(actor, row, stepWithoutAmounts)),
  });
}

export async function orderTimeline(db: Db, { orderNo }: Input<typeof orderStepCalls.timeline>, { actor }: CallContext) {
  const rows = await db
    .select({ step: orderLog })
    .from(orderLog)
    .innerJoin(order, eq(order.id, orderLog.orderId))
    .where(and(isSeen(orderNo, actor), await seenSteps(db, orderNo, actor)))
    .orderBy(desc(orderLog.id));
  return rows.map(({ step }) => seenBy(actor, { ...step, actor: step.actorName }, stepWithoutAmounts));
}
