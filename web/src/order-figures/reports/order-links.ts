import { orderTimes } from '#contract/orders/enums.ts';
import { type ReportKind, type ReportRow, reportKinds } from '#contract/order-figures/sales-report-record.ts';
import { type ReportDays, spanIn } from './days.ts';

/** Address of the reports; `cross` in it names one of two dimensions. */
export const REPORTS = '/financial/reports';

type OrderTime = (typeof orderTimes.values)[number];

const ordersBy = (timeOf: OrderTime, dateLimit: string, more: Record<string, string> = {}) =>
  `/order/index?${new URLSearchParams({ dateLimit, timeOf, ...more })}`;

/** Orders that were paid in these days. */
export const paidOrders = (days: ReportDays): string => ordersBy(orderTimes.paid, spanIn(days));
/** Orders of which money went back in these days. */
export const refundedOrders = (days: ReportDays): string => ordersBy(orderTimes.refunded, spanIn(days));

/** The days themselves, one by one. */
export const reportByDay = (days: ReportDays): string =>
  `${REPORTS}?${new URLSearchParams({ by: reportKinds.day, dateLimit: spanIn(days) })}`;

/** Orders behind a row, where the list of orders can find them. */
export function ordersOfRow(by: ReportKind, { key }: ReportRow, timeOf: OrderTime, days: ReportDays): string | undefined {
  if (by === reportKinds.day) return /^\d{4}-\d{2}-\d{2}$/.test(key) ? ordersBy(timeOf, `${key},${key}`) : undefined;
  if (by === reportKinds.seller && key !== '0') return ordersBy(timeOf, spanIn(days), { merId: key });
  return undefined;
}
