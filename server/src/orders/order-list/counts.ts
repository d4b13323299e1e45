import { sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { type Counts, countsOf } from '#server/platform/tally/counts.ts';
import { order } from '../orders/tables.ts';

const periodQuery = prepared('order_counts', (db) =>
  db
    .select({ tab: order.tab, n: sql<number>`count(*)`.mapWith(Number) })
    .from(order)
    .where(sql`${order.createTime} >= ${sql.placeholder('from')} and ${order.createTime} < ${sql.placeholder('until')}`)
    .groupBy(order.tab)
    .prepare(''),
);

async function countsOfPeriod(db: Db, period: { from: Date; until: Date }): Promise<Counts> {
  const rows = await periodQuery(db, '').execute({ ...period });
  const visible = rows.filter(({ tab }) => tab !== 'gone');
  const all = visible.reduce((sum, { n }) => sum + n, 0);
  return (key) => (key === 'all' ? all : (visible.find(({ tab }) => tab === key)?.n ?? 0));
}

const none: Counts = () => 0;

/** Number of orders in each tab. */
export async function countOrders(db: Db, { dateLimit, type }: Input<typeof orderCalls.statusNum>, { now }: Pick<Asked, 'now'>) {
  const period = periodOf(dateLimit, now);
  const of = type === 1 ? none : await (period ? countsOfPeriod(db, period) : countsOf(db, 'order'));
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
    refundStatus: null,
  };
}
