import { and, asc, eq, lte, or } from 'drizzle-orm';
import { MINUTE } from '#contract/durations.ts';
import type { Answer } from '#contract/call.ts';
import type { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { carriersByCode } from '#server/delivery/index.ts';
import { order } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { isOwn } from './own-waybill.ts';
import { waybill } from './tables.ts';

const MOST = 20;

/** Orders whose waybill may lie in the printer, once nobody waits for its answer any more: the oldest first. */
export async function listLostWaybills(
  db: Db,
  _: object,
  { actor, now }: Pick<CallContext, 'actor' | 'now'>,
): Promise<Answer<typeof waybillCalls.lostWaybills>> {
  const isOver = lte(waybill.askedTime, new Date(now.getTime() - MINUTE));
  const isLost = or(eq(waybill.outcome, 'unknown'), and(eq(waybill.outcome, 'asking'), isOver));
  const rows = await db
    .select({ orderNo: order.orderNo, toName: order.realName, com: waybill.com, lostTime: waybill.askedTime })
    .from(waybill)
    .innerJoin(order, eq(order.id, waybill.orderId))
    .where(and(isLost, seen(order, actor), isOwn(actor)))
    .orderBy(asc(waybill.askedTime), asc(waybill.id))
    .limit(MOST);
  const carriers = await carriersByCode(
    db,
    rows.map(({ com }) => com),
  );
  const names = new Map(carriers.map(({ code, name }) => [code, name]));
  return rows.map(({ com, ...row }) => ({ ...row, carrier: names.get(com) ?? com }));
}
