import type { Answer } from '#contract/call.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { namedPeriods } from '#contract/date-limit.ts';
import type { ComparedDay, homeCalls } from '#contract/dashboard/home.ts';
import { visitTypes } from '#contract/dashboard/visits.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { tabHeaders } from '#server/catalogue/index.ts';
import { countOrdersSeen } from '#server/orders/index.ts';
import { doneRefunds, takings } from '#server/order-figures/index.ts';
import { holds, isLimited, limitBefore } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type Buckets, bucketsOf } from '#server/platform/series/buckets.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { viewsByKind, viewsOn } from '../visits/queries.ts';
import { newCustomers } from './new-customers.ts';

type HomeCalls = typeof homeCalls;

/** Figures of each day in three statements, however many days; those of the whole shop not for whoever has a limit. */
async function figuresBy(db: Db, days: Buckets, { actor }: CallContext) {
  const [orders, customers, views] = await Promise.all([
    takings(db, days, actor),
    newCustomers(db, days),
    viewsOn(db, days.starts.map(showDay)),
  ]);
  const seesAmounts = holds(actor, seeAmounts);
  return (day: number) => ({
    sales: seesAmounts ? (orders.price[day] ?? 0) : null,
    pageviews: isLimited(actor) ? null : (views[day] ?? 0),
    orderNum: orders.quality[day] ?? 0,
    newUserNum: isLimited(actor) ? null : (customers.count[day] ?? 0),
  });
}

/** Yesterday and today beside each other. */
export async function homeFigures(db: Db, _: object, asked: CallContext): Promise<Answer<HomeCalls['figures']>> {
  const { now } = asked;
  const on = await figuresBy(db, bucketsOf({ from: startOfDay(now, -1), until: startOfDay(now, 1) }, 'day'), asked);
  const [yesterday, today] = [on(0), on(1)];
  return {
    ...today,
    yesterdaySales: yesterday.sales,
    yesterdayPageviews: yesterday.pageviews,
    yesterdayOrderNum: yesterday.orderNum,
    yesterdayNewUserNum: yesterday.newUserNum,
  };
}

export async function homeFiguresOn(
  db: Db,
  { day }: { day: ComparedDay },
  asked: CallContext,
): Promise<Answer<HomeCalls['figuresOn']>> {
  const days = bucketsOf(namedPeriods[day](asked.now), 'day');
  const [on, refunds] = await Promise.all([figuresBy(db, days, asked), doneRefunds(db, days, asked.actor)]);
  return { ...on(0), refunds: holds(asked.actor, seeAmounts) ? (refunds.price[0] ?? 0) : null };
}

const lastDays = (now: Date) => bucketsOf({ from: startOfDay(now, -30), until: startOfDay(now, 1) }, 'day');

const byDay = ({ starts }: Buckets, figures: readonly number[]) =>
  Object.fromEntries(starts.map((start, index) => [showDay(start).slice(5), figures[index] ?? 0]));

export async function newCustomersByDay(db: Db, _: object, { now }: CallContext): Promise<Answer<HomeCalls['newCustomers']>> {
  const days = lastDays(now);
  const { count } = await newCustomers(db, days);
  return byDay(days, count);
}

export async function viewsByDay(db: Db, _: object, { now }: CallContext): Promise<Answer<HomeCalls['views']>> {
  const days = lastDays(now);
  const viewsOf = await viewsByKind(db, days.starts.map(showDay));
  const of = (visitType: number) => byDay(days, viewsOf(visitType));
  return {
    home: of(visitTypes.home),
    product: of(visitTypes.product),
    activity: of(visitTypes.activity),
    own: of(visitTypes.own),
  };
}

/** Customers by the number of their payments. */
export async function countBuyers(db: Db): Promise<Answer<HomeCalls['buyers']>> {
  const of = await countsOf(db, 'customer');
  return { zero: of('bought 0'), one: of('bought 1'), history: of('bought 2'), back: of('bought 4') };
}

export async function operationFigures(db: Db, _: object, { actor }: CallContext): Promise<Answer<HomeCalls['operation']>> {
  const [of, drawn, recharged, tabs] = await Promise.all([
    countOrdersSeen(db, actor),
    countsOf(db, 'user_extract'),
    countsOf(db, 'user_recharge'),
    tabHeaders(db, {}, { actor }),
  ]);
  const ordersSeen = (tab: string) => (limitBefore(actor, orderCalls.statusNum) === undefined ? of(tab) : null);
  const inTab = (type: number) => tabs.find((tab) => tab.type === type)?.count ?? 0;
  return {
    notShippingOrderNum: ordersSeen('notShipped'),
    refundingOrderNum: ordersSeen('refunding'),
    notWriteOffOrderNum: ordersSeen('toBeWrittenOff'),
    vigilanceInventoryNum: inTab(productTabs.lowStock),
    onSaleProductNum: inTab(productTabs.onSale),
    notSaleProductNum: inTab(productTabs.warehouse),
    notAuditNum: isLimited(actor) ? null : drawn(`count ${withdrawalStates.auditing}`),
    totalRechargeAmount: isLimited(actor) ? null : recharged('total'),
  };
}
