import { type SQL, type SQLWrapper, and, eq, isNotNull, not, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type Period, periodOf } from '#contract/date-limit.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { orderTimes, payTypes } from '#contract/orders/enums.ts';
import { type Actor, holds } from '#server/platform/actor.ts';
import { within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { keptSums } from '#server/platform/series/kept-sums.ts';
import { type CountOf, countsOf } from '#server/platform/tally/counts.ts';
import { shopsSeen } from '../orders/shop-part.ts';
import { order, orderLine } from '../orders/tables.ts';
import { countsOfParts, shopsOfActor } from '../parts/counts.ts';
import { countsOfShops } from './counts.ts';

interface Sums {
  count: number;
  amount: number;
  weChatAmount: number;
  yueAmount: number;
}

/** Sums of all times, which are kept. */
const keptOf = (of: CountOf): Sums => ({
  count: of('all'),
  amount: of('paidPrice'),
  weChatAmount: of('weixinPrice'),
  yueAmount: of('yuePrice'),
});

/** Takings of a period, which are kept by the day of payment, by the ways that staff compare. */
const keptTakings = keptSums('order', { count: 'paid', amount: 'paidPrice', weChatAmount: 'weixinPrice', yueAmount: 'yuePrice' });

const isPaid = isNotNull(order.payTime);

/** Figures of the orders of a condition, by what each adds to them. */
const figuresOf = (count: SQL, price: SQLWrapper) => {
  const paid = (of: SQL | undefined = isPaid) => sql<number>`coalesce(sum(${price}) filter (where ${of}), 0)`.mapWith(Number);
  return {
    count: sql<number>`${count}`.mapWith(Number),
    amount: paid(),
    weChatAmount: paid(and(isPaid, eq(order.payType, payTypes.weixin))),
    yueAmount: paid(and(isPaid, eq(order.payType, payTypes.yue))),
  };
};

async function sumsOf(db: Db, where: SQL | undefined): Promise<Sums> {
  const [row] = await db
    .select(figuresOf(sql`count(*)`, order.payPrice))
    .from(order)
    .where(and(where, not(order.isSystemDel)));
  return row ?? { count: 0, amount: 0, weChatAmount: 0, yueAmount: 0 };
}

/** Figures of the lines of some shops, along `order_line__seller`. */
async function sumsOfLines(db: Db, where: SQL | undefined, actor: Actor): Promise<Sums> {
  const price = sql`${orderLine.paidPrice} + ${orderLine.paidPostage}`;
  const [row] = await db
    .select(figuresOf(sql`count(distinct ${order.id})`, price))
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(where, seen(orderLine, actor), not(order.isSystemDel)));
  return row ?? { count: 0, amount: 0, weChatAmount: 0, yueAmount: 0 };
}

interface Clock {
  isByPayment: boolean;
  period: Period | undefined;
}

async function sumsSeen(db: Db, { isByPayment, period }: Clock, actor: Actor): Promise<Sums> {
  const isSeen = seen(order, actor);
  const shops = period ? undefined : shopsOfActor(actor);
  // Paid orders that several of these shops share are told apart by reading alone.
  if (shops && !(isByPayment && shops.length > 1)) {
    const takings = await countsOfParts(db, shops);
    return { ...keptOf(takings), count: isByPayment ? takings('paid') : (await countsOfShops(db, shops))('all') };
  }
  if (isByPayment && !isSeen) return keptTakings(db, period);
  const asked = and(within(isByPayment ? order.payTime : order.createTime, period), isByPayment ? isPaid : undefined);
  if (shopsSeen(actor)) return sumsOfLines(db, asked, actor);
  const where = and(asked, isSeen);
  return where ? sumsOf(db, where) : keptOf(await countsOf(db, 'order'));
}

/** Figures of the orders that were placed, or paid, in a period; no amounts for those who may not see them. */
export async function sumOrders(
  db: Db,
  { dateLimit, timeOf }: Input<typeof orderCalls.listData>,
  { now, actor }: CallContext,
): Promise<Answer<typeof orderCalls.listData>> {
  const sums = await sumsSeen(db, { isByPayment: timeOf === orderTimes.paid, period: periodOf(dateLimit, now) }, actor);
  return holds(actor, seeAmounts) ? sums : { count: sums.count, amount: null, weChatAmount: null, yueAmount: null };
}
