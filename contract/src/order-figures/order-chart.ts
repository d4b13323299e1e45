import { z } from 'zod';
import { calls, get } from '../call.ts';
import { amount, count } from '../wire.ts';

/** Figures by the label of their day, weekday or month; the order of the keys is that of the axis. */
const counts = z.record(z.string(), count);
/** Null for those who may not see amounts. */
const sums = z.record(z.string(), amount).nullable();

/** Paid orders, deleted ones left out, by the day they were paid on. `pre…` is the period before. */
const Chart = z.object({ quality: counts, price: sums, preQuality: counts, prePrice: sums });
export type OrderChart = z.output<typeof Chart>;

const ABOUT = 'Paid orders and what was paid, by the day of payment.';

export const orderChartCalls = calls('order_chart', '/admin/statistics/home/chart/order', {
  days: get('', {
    permission: 'admin:statistics:home:chart:order',
    dataScope: 'order',
    about: `${ABOUT} The last 31 days; \`pre…\`, which the wire does not have, are the 31 days before.`,
    returns: Chart.extend({ preQuality: counts.optional(), prePrice: sums.optional() }),
  }),
  week: get('/week', {
    permission: 'admin:statistics:home:chart:order:week',
    dataScope: 'order',
    about: ABOUT,
    returns: Chart,
  }),
  month: get('/month', {
    permission: 'admin:statistics:home:chart:order:month',
    dataScope: 'order',
    about: ABOUT,
    returns: Chart,
  }),
  refunds: get('/refund', {
    permission: 'admin:statistics:home:chart:order',
    dataScope: 'order',
    about: 'Refunds and what was refunded, by the day the money went back. The last 31 days, and the 31 days before.',
    returns: Chart,
  }),
  year: get('/year', {
    permission: 'admin:statistics:home:chart:order:year',
    dataScope: 'order',
    about: ABOUT,
    returns: Chart,
  }),
});
