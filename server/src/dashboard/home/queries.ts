import { type SQL, between, eq, gte, sql } from 'drizzle-orm';
import type { Answer } from '#contract/call.ts';
import { productTabs } from '#contract/catalogue/products.ts';
import type { homeCalls } from '#contract/dashboard/home.ts';
import { withdrawalStates } from '#contract/finance/withdrawals.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { tabHeaders } from '#server/catalogue/index.ts';
import { customer } from '#server/customers/index.ts';
import { paidOrders } from '#server/orders/index.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { bucketsOf } from '#server/platform/series/buckets.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { viewsOn } from '../visits/queries.ts';
import { newCustomers } from './new-customers.ts';

type Calls = typeof homeCalls;

/** Yesterday and today beside each other, in three statements. */
export async function homeFigures(db: Db, _: object, { now, actor }: Asked): Promise<Answer<Calls['figures']>> {
  const buckets = bucketsOf({ from: startOfDay(now, -1), until: startOfDay(now, 1) }, 'day');
  const [orders, customers, views] = await Promise.all([
    paidOrders(db, buckets),
    newCustomers(db, buckets),
    viewsOn(db, buckets.starts.map(showDay)),
  ]);
  const sales = (day: number) => (holds(actor, seeAmounts) ? (orders.price[day] ?? 0) : null);
  return {
    sales: sales(1),
    yesterdaySales: sales(0),
    pageviews: views[1] ?? 0,
    yesterdayPageviews: views[0] ?? 0,
    orderNum: orders.quality[1] ?? 0,
    yesterdayOrderNum: orders.quality[0] ?? 0,
    newUserNum: customers.count[1] ?? 0,
    yesterdayNewUserNum: customers.count[0] ?? 0,
  };
}

export async function newCustomersByDay(db: Db, _: object, { now }: Asked): Promise<Answer<Calls['newCustomers']>> {
  const buckets = bucketsOf({ from: startOfDay(now, -30), until: startOfDay(now, 1) }, 'day');
  const { count } = await newCustomers(db, buckets);
  return Object.fromEntries(buckets.starts.map((start, index) => [showDay(start).slice(5), count[index] ?? 0]));
}

/** Customers by the number of their payments, from the index of that number alone. */
export async function countBuyers(db: Db): Promise<Answer<Calls['buyers']>> {
  const { payCount } = customer;
  const timesOf = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  const [row] = await db
    .select({
      zero: timesOf(eq(payCount, 0)),
      one: timesOf(eq(payCount, 1)),
      history: timesOf(between(payCount, 2, 3)),
      back: timesOf(gte(payCount, 4)),
    })
    .from(customer);
  return row ?? { zero: 0, one: 0, history: 0, back: 0 };
}

export async function operationFigures(db: Db): Promise<Answer<Calls['operation']>> {
  const [of, drawn, recharged, tabs] = await Promise.all([
    countsOf(db, 'order'),
    countsOf(db, 'user_extract'),
    countsOf(db, 'user_recharge'),
    tabHeaders(db),
  ]);
  const inTab = (type: number) => tabs.find((tab) => tab.type === type)?.count ?? 0;
  return {
    notShippingOrderNum: of('notShipped'),
    refundingOrderNum: of('refunding'),
    notWriteOffOrderNum: of('toBeWrittenOff'),
    vigilanceInventoryNum: inTab(productTabs.lowStock),
    onSaleProductNum: inTab(productTabs.onSale),
    notSaleProductNum: inTab(productTabs.warehouse),
    notAuditNum: drawn(`count ${withdrawalStates.auditing}`),
    totalRechargeAmount: recharged('total'),
  };
}
