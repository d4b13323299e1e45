import { type SQL, and, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Period, periodOf } from '#contract/date-limit.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { isOwnTab, orderTabs } from '#contract/orders/enums.ts';
import type { Actor } from '#server/platform/actor.ts';
import { within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { keptSeries } from '#server/platform/series/kept-series.ts';
import { type CountOf, countsOf } from '#server/platform/tally/counts.ts';
import { type Shops, shopsSeen, tabOfShops } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';
import { countsOfParts, countsOfSole, isShared, shopsOfActor } from '../parts/counts.ts';

const tabs = orderTabs.values.filter((tab) => tab !== 'all');
const wireTabs = tabs.filter((tab) => !isOwnTab(tab));
const placed = keptSeries('order', Object.fromEntries(tabs.map((tab) => [tab, tab])));

/** Counts of the orders that were placed in a period, from those that are kept by day. */
export async function countsIn(db: Db, { from, until }: Period): Promise<CountOf> {
  const of = await placed(db, { starts: [from], until });
  const inTab = (tab: string) => of[tab]?.[0] ?? 0;
  return (key) => (key === 'all' ? wireTabs.reduce((sum, tab) => sum + inTab(tab), 0) : inTab(key));
}

interface CountedOrders {
  where: SQL;
  period?: Period | undefined;
  shops: Shops | undefined;
}

/** Counts of a pick-up point are read along its index `order__point`, those of a period of shops along `order_line__seller`. */
function countedQuery(db: Db, { where, period, shops }: CountedOrders) {
  const tab = tabOfShops(shops);
  return db
    .select({ tab, own: sql<string>`own_tab(${tab}, ${order.teamStatus})`, n: sql<number>`count(*)`.mapWith(Number) })
    .from(order)
    .where(and(where, within(order.createTime, period)))
    .groupBy(sql`1`, sql`2`);
}

function countsAmong(rows: readonly { tab: string | null; own: string; n: number }[]): CountOf {
  const visible = rows.filter(({ tab }) => tab !== 'gone');
  return (key) => visible.reduce((sum, { tab, own, n }) => (['all', tab, own].includes(key) ? sum + n : sum), 0);
}

const none: CountOf = () => 0;

/** Counts of all orders of some shops, as these see them: kept, but for orders that two of them may have parts of. */
export async function countsOfShops(db: Db, shops: Shops): Promise<CountOf> {
  if (shops.length === 1) return countsOfParts(db, shops);
  const [sole, rows] = await Promise.all([countsOfSole(db, shops), countedQuery(db, { where: isShared(shops), shops })]);
  const shared = countsAmong(rows);
  return (key) => sole(key) + shared(key);
}

async function countsFor(db: Db, period: Period | undefined, actor: Actor): Promise<CountOf> {
  const shops = period ? undefined : shopsOfActor(actor);
  if (shops) return countsOfShops(db, shops);
  const where = seen(order, actor);
  if (where) return countsAmong(await countedQuery(db, { where, period, shops: shopsSeen(actor) }));
  return period ? countsIn(db, period) : countsOf(db, 'order');
}

/** Counts of all orders that the actor sees, by tab. */
export const countsSeen = (db: Db, actor: Actor): Promise<CountOf> => countsFor(db, undefined, actor);

/** Number of orders in each tab. */
export async function countOrders(db: Db, { dateLimit, type }: Input<typeof orderCalls.statusNum>, { now, actor }: CallContext) {
  const of = type === 1 ? none : await countsFor(db, periodOf(dateLimit, now), actor);
  return {
    all: of('all'),
    unPaid: of('unPaid'),
    notShipped: of('notShipped'),
    spike: of('spike'),
    bargain: of('bargain'),
    complete: of('complete'),
    toBeWrittenOff: of('toBeWrittenOff'),
    refunding: of('refunding'),
    refunded: of('refunded'),
    deleted: of('deleted'),
    toSend: of('toSend'),
    toHandOut: of('toHandOut'),
    teamWaiting: of('teamWaiting'),
    refundStatus: null,
  };
}
