import { count, desc, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { no, type orderCalls } from '#contract/orders/orders.ts';
import { customer } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type OrderRecord, linesOf, orderColumns } from './queries.ts';
import { isWithin } from './rules.ts';
import { toOrderInfo } from './shown.ts';
import { infoWithoutAmounts, seenBy, stepWithoutAmounts } from './without-amounts.ts';
import { order, orderLog } from './tables.ts';

const recordQuery = prepared('order_record', (db, _: '', name) =>
  db
    .select({ ...orderColumns, buyer: { nickname: customer.nickname, phone: customer.phone } })
    .from(order)
    .leftJoin(customer, eq(customer.id, order.uid))
    .where(eq(order.orderNo, sql.placeholder('orderNo')))
    .prepare(name),
);

export async function orderInfo(db: Db, { orderNo }: Input<typeof orderCalls.info>, { actor }: Asked) {
  const [found] = await recordQuery(db, '').execute({ orderNo });
  if (!found) throw no.UNKNOWN();
  if (found.isSystemDel) throw no.GONE();
  const [lines, pictures] = await Promise.all([linesOf(db, [found.id]), addressesOf(db)]);
  return seenBy(actor, toOrderInfo(found, lines.get(found.id) ?? [], found.buyer, pictures), infoWithoutAmounts);
}

/** Unlocked, for answers only. To another storefront the order does not exist. */
export async function getOrder(db: Db, orderNo: string, actor: Actor): Promise<OrderRecord> {
  const [row] = await db.select(orderColumns).from(order).where(eq(order.orderNo, orderNo));
  if (!row || !isWithin(row, actor)) throw no.UNKNOWN();
  return row;
}

/**
 * Held to the end of the transaction: every act on an order begins here, so acts on one order follow each other. To
 * another storefront the order does not exist.
 */
export async function lockOrder({ tx, actor }: Pick<Write, 'tx' | 'actor'>, orderNo: string): Promise<OrderRecord> {
  const [row] = await tx.select(orderColumns).from(order).where(eq(order.orderNo, orderNo)).for('update');
  if (!row || !isWithin(row, actor)) throw no.UNKNOWN();
  return row;
}

export async function listSteps(db: Db, filter: Input<typeof orderCalls.statusList>, { actor }: Asked) {
  const of = eq(order.orderNo, filter.orderNo);
  const step = {
    oid: orderLog.orderId,
    changeType: orderLog.changeType,
    changeMessage: orderLog.changeMessage,
    createTime: orderLog.createTime,
  };
  const steps = await db
    .select(step)
    .from(orderLog)
    .innerJoin(order, eq(order.id, orderLog.orderId))
    .where(of)
    .orderBy(desc(orderLog.id))
    .limit(filter.limit)
    .offset(offsetOf(filter));
  const [total] = await db.select({ n: count() }).from(orderLog).innerJoin(order, eq(order.id, orderLog.orderId)).where(of);
  return toPage(
    filter,
    total?.n ?? 0,
    steps.map((row) => seenBy(actor, row, stepWithoutAmounts)),
  );
}

export async function orderTimeline(db: Db, { orderNo }: Input<typeof orderCalls.timeline>, { actor }: Asked) {
  const rows = await db
    .select({ step: orderLog })
    .from(orderLog)
    .innerJoin(order, eq(order.id, orderLog.orderId))
    .where(eq(order.orderNo, orderNo))
    .orderBy(desc(orderLog.id));
  return rows.map(({ step }) => seenBy(actor, { ...step, actor: step.actorName }, stepWithoutAmounts));
}
