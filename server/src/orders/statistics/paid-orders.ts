import { count, sql } from 'drizzle-orm';
import { series, sumOf } from '#server/platform/series/series.ts';
import { order } from '../orders/tables.ts';

/** Orders that every statistic of sales counts: paid ones by the time of payment, those the back-office deleted left out. */
export const paidOrders = series('paid_orders', {
  table: order,
  at: order.payTime,
  where: sql`not ${order.isSystemDel}`,
  sums: { quality: count(), price: sumOf(order.payPrice) },
});
