import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { approvalRefusals } from '../approvals/approvals.ts';
import { nothing, text, words } from '../wire.ts';
import { orderRefusals } from './order-refusals.ts';
import { orderNo } from './placing.ts';
import { Refund, refundAmount, RefundTerms } from './refund-record.ts';
import { refundRefusals } from './refund-refusals.ts';

/** The wire's two, which are GETs, and twins of ours that say more. The noun is the order: its screens follow these acts. */
export const refundCalls = calls('order', '/admin/store/order', {
  refund: get('/refund', {
    permission: 'admin:order:refund',
    dataScope: 'sole_order',
    about:
      'Answers a request. The goods that it names, or all of an order that did not leave, are refunded by an amount of their worth or more, freight aside; less than that is money only, and the goods stay.',
    query: z.object({ orderNo, amount: refundAmount }),
    returns: z.literal(true),
    refuses: [
      orderRefusals.OF_SEVERAL,
      orderRefusals.NOT_FOUND,
      orderRefusals.IN_CASE,
      refundRefusals.UNPAID,
      refundRefusals.TOO_MUCH,
      refundRefusals.ZERO,
      refundRefusals.NOT_ASKED,
      refundRefusals.UNDER_WAY,
      refundRefusals.REFUNDED_ALREADY,
      refundRefusals.CANCELLED_GOES_BACK,
      refundRefusals.OVER_LIMIT,
      approvalRefusals.REFUNDS_OF_DAY,
      refundRefusals.PIECE_IN_CASE,
    ],
  }),
  refuseRefund: get('/refund/refuse', {
    permission: 'admin:order:refund:refuse',
    dataScope: 'sole_order',
    query: z.object({ orderNo, reason: text(255).default('') }),
    returns: nothing,
    refuses: [
      orderRefusals.OF_SEVERAL,
      orderRefusals.NOT_FOUND,
      refundRefusals.REASON,
      refundRefusals.NOT_ASKED,
      refundRefusals.CANCELLED_GOES_BACK,
    ],
  }),
  agreeRefund: post('/refund/agree', {
    permission: 'admin:order:refund',
    dataScope: 'order',
    about:
      'Refunds all or a part, asked for or not; the rest can follow. A repeated `requestKey` answers the refund it made the first time.',
    body: RefundTerms,
    returns: Refund,
    refuses: [
      refundRefusals.PART_WAITS,
      orderRefusals.NOT_FOUND,
      refundRefusals.UNPAID,
      refundRefusals.TOO_MUCH,
      refundRefusals.ZERO,
      refundRefusals.UNDER_WAY,
      refundRefusals.REFUNDED_ALREADY,
      refundRefusals.CANCELLED_GOES_BACK,
      refundRefusals.OVER_LIMIT,
      approvalRefusals.REFUNDS_OF_DAY,
      refundRefusals.LINE_NOT_FOUND,
      refundRefusals.LINE_TWICE,
      refundRefusals.LINE_TOO_MANY,
      refundRefusals.PIECE_IN_CASE,
      orderRefusals.IN_CASE,
      refundRefusals.OTHER_REQUEST,
    ],
  }),
  proposeRefund: post('/refund/propose', {
    permission: 'admin:order:refund',
    dataScope: 'whole_order',
    about: 'Submits a refund above the own limit to a second person; nothing moves before it is approved.',
    body: RefundTerms,
    returns: nothing,
    says: '已提交复核',
    refuses: [
      orderRefusals.NOT_FOUND,
      refundRefusals.UNPAID,
      refundRefusals.TOO_MUCH,
      refundRefusals.ZERO,
      refundRefusals.UNDER_WAY,
      refundRefusals.REFUNDED_ALREADY,
      refundRefusals.CANCELLED_GOES_BACK,
      refundRefusals.LINE_NOT_FOUND,
      refundRefusals.LINE_TWICE,
      refundRefusals.LINE_TOO_MANY,
      refundRefusals.PIECE_IN_CASE,
      orderRefusals.IN_CASE,
      approvalRefusals.WAITS_ALREADY,
    ],
  }),
  declineRefund: post('/refund/decline', {
    permission: 'admin:order:refund:refuse',
    dataScope: 'sole_order',
    body: z.object({ orderNo, reason: words(255, '请填写拒绝退款原因') }),
    returns: nothing,
    refuses: [orderRefusals.OF_SEVERAL, orderRefusals.NOT_FOUND, refundRefusals.NOT_ASKED, refundRefusals.CANCELLED_GOES_BACK],
  }),
  refundReasons: get('/refund/reasons', {
    permission: 'admin:order:refund',
    orAnyOf: ['admin:order:case:save'],
    dataScope: 'none',
    about: 'Reasons that the shop offers for a refund; others can be given as well.',
    returns: z.array(z.string()),
  }),
  listRefunds: get('/refund/list', {
    permission: 'admin:order:info',
    dataScope: 'order',
    query: z.object({ orderNo }),
    returns: z.array(Refund),
  }),
});
