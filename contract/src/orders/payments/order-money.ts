import { z } from 'zod';
import { calls, get } from '../../call.ts';
import { MoneyTimeline } from '../../payments/timeline.ts';
import { orderCalls } from '../orders.ts';
import { orderRefusals } from '../order-refusals.ts';
import { orderNo } from '../placing.ts';

/** The noun is the order: its money is read again when it changes. */
export const orderMoneyCalls = calls('order', '/admin/store/order', {
  moneyTimeline: get('/money/timeline', {
    permission: orderCalls.info.permission,
    dataScope: 'whole_order',
    about: 'Payments and refunds of an order through providers: numbers, each question and its answer, and when the next is due.',
    query: z.object({ orderNo }),
    returns: MoneyTimeline,
    refuses: [orderRefusals.NOT_FOUND],
  }),
});
