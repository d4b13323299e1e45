import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { sum } from '../orders/amounts.ts';
import { amount, count } from '../wire.ts';

/** Figures by the label of their day; the order of the keys is that of the axis. */
const byDay = z.record(z.string(), count);

/** Days that today is held against, in the words of a `dateLimit`. */
export const comparedDays = choices({ yesterday: '昨日', sameDayLastWeek: '上周同日', sameDayLastYear: '去年同日' });
export type ComparedDay = (typeof comparedDays.values)[number];

/** Null for whoever has a limit that it lies beyond: it is a figure of the whole shop, or of orders that are not seen. */
const shopCount = count.nullable();

/** Figures of the home page beside its charts. */
export const homeCalls = calls('home', '/admin/statistics/home', {
  figures: get('/index', {
    permission: 'admin:statistics:home:index',
    dataScope: 'order',
    about: 'Today and yesterday: paid orders and what was paid by the time of payment, page views, customers who signed up.',
    returns: z.object({
      sales: sum,
      yesterdaySales: sum,
      pageviews: shopCount,
      yesterdayPageviews: shopCount,
      orderNum: count,
      yesterdayOrderNum: count,
      newUserNum: shopCount,
      yesterdayNewUserNum: shopCount,
    }),
  }),
  figuresOn: get('/on', {
    permission: 'admin:statistics:home:index',
    dataScope: 'order',
    about: 'The same figures, and what was refunded, of a whole day before today.',
    query: z.object({ day: comparedDays.schema('请选择比较的日子') }),
    returns: z.object({ sales: sum, pageviews: shopCount, orderNum: count, newUserNum: shopCount, refunds: sum }),
  }),
  views: get('/chart/views', {
    permission: 'admin:statistics:home:index',
    about: 'Page views by the kind of the page, by day: the last 31 days.',
    returns: z.object({ home: byDay, product: byDay, activity: byDay, own: byDay }),
  }),
  newCustomers: get('/chart/user', {
    permission: 'admin:statistics:home:chart:user',
    about: 'Customers who signed up, by day: the last 31 days.',
    returns: byDay,
  }),
  buyers: get('/chart/user/buy', {
    permission: 'admin:statistics:home:chart:user:buy',
    about: 'Customers by how often they paid: never, once, two or three times, more often.',
    returns: z.object({ zero: count, one: count, history: count, back: count }),
  }),
  operation: get('/operating/data', {
    permission: 'admin:statistics:home:operating:data',
    dataScope: ['order', 'product'],
    about: 'What waits, and how many products stand where.',
    returns: z.object({
      notShippingOrderNum: shopCount,
      refundingOrderNum: shopCount,
      notWriteOffOrderNum: shopCount,
      vigilanceInventoryNum: count,
      onSaleProductNum: count,
      notSaleProductNum: count,
      notAuditNum: shopCount,
      totalRechargeAmount: amount.nullable(),
    }),
  }),
});
