import { sql } from 'drizzle-orm';
import type { Answer } from '#contract/call.ts';
import { productTabs } from '#contract/catalogue/products.ts';
import type { homeCalls } from '#contract/dashboard/home.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { tabHeaders } from '#server/catalogue/index.ts';
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

/** Groups the paid orders by customer: no page shows it, so it keeps no sums of its own. */
export async function countBuyers(db: Db): Promise<Answer<Calls['buyers']>> {
  const { rows } = await db.execute<Answer<Calls['buyers']>>(sql`
    select count(*) filter (where n = 0)::int as zero, count(*) filter (where n = 1)::int as one,
      count(*) filter (where n between 2 and 3)::int as history, count(*) filter (where n >= 4)::int as back
    from (select count(o.id) as n from customer c left join "order" o on o.uid = c.id and o.pay_time is not null group by c.id) paid`);
  return rows[0] ?? { zero: 0, one: 0, history: 0, back: 0 };
}

/** Withdrawals and recharges do not exist yet, so none waits and none was paid. */
export async function operationFigures(db: Db): Promise<Answer<Calls['operation']>> {
  const [of, tabs] = await Promise.all([countsOf(db, 'order'), tabHeaders(db)]);
  const inTab = (type: number) => tabs.find((tab) => tab.type === type)?.count ?? 0;
  return {
    notShippingOrderNum: of('notShipped'),
    refundingOrderNum: of('refunding'),
    notWriteOffOrderNum: of('toBeWrittenOff'),
    vigilanceInventoryNum: inTab(productTabs.lowStock),
    onSaleProductNum: inTab(productTabs.onSale),
    notSaleProductNum: inTab(productTabs.warehouse),
    notAuditNum: 0,
    totalRechargeAmount: 0,
  };
}
