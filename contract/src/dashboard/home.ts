import { z } from 'zod';
import { calls, get } from '../call.ts';
import { sum } from '../orders/amounts.ts';
import { amount, count } from '../wire.ts';

/** Figures by the label of their day; the order of the keys is that of the axis. */
const byDay = z.record(z.string(), count);

/** Figures of the home page beside its charts. */
export const homeCalls = calls('home', '/admin/statistics/home', {
  figures: get('/index', {
    permission: 'admin:statistics:home:index',
    about: 'Today and yesterday: paid orders and what was paid by the time of payment, page views, customers who signed up.',
    returns: z.object({
      sales: sum,
      yesterdaySales: sum,
      pageviews: count,
      yesterdayPageviews: count,
      orderNum: count,
      yesterdayOrderNum: count,
      newUserNum: count,
      yesterdayNewUserNum: count,
    }),
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
    about: 'What waits, and how many products stand where.',
    returns: z.object({
      notShippingOrderNum: count,
      refundingOrderNum: count,
      notWriteOffOrderNum: count,
      vigilanceInventoryNum: count,
      onSaleProductNum: count,
      notSaleProductNum: count,
      notAuditNum: count,
      totalRechargeAmount: amount,
    }),
  }),
});
