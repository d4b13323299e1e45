import { z } from 'zod';
import { calls, get, post } from '../../call.ts';
import { identityRefusals } from '../../customers/identities.ts';
import { PaymentAttempt, PaymentTerms, attemptRefusals } from '../../payments/attempts.ts';
import { offlineCalls } from './offline-payments.ts';
import { orderRefusals } from '../order-refusals.ts';
import { orderNo, payType } from '../placing.ts';

const started = [
  orderRefusals.NOT_FOUND,
  attemptRefusals.NOT_CONNECTED,
  attemptRefusals.NO_OPENID,
  identityRefusals.OF_OTHER_APP,
  attemptRefusals.COSTS_NOTHING,
  attemptRefusals.PAID,
  attemptRefusals.OVER,
];
const watched = [orderRefusals.NOT_FOUND, attemptRefusals.NOT_BEGUN];

/** Payments of an order through a provider, begun by a storefront. */
export const openOrderPaymentCalls = calls('order', '/open/order/payment', {
  startPayment: post('/create', {
    permission: 'storefront',
    about:
      'Begins the payment of an own order at the provider of its `payType`, or of the one that is named. Repeated with the same terms it goes on with the same attempt; `state` `unknown` is worth repeating.',
    body: PaymentTerms.extend({ orderNo, payType: payType.optional() }),
    returns: PaymentAttempt,
    refuses: started,
  }),
  watchPayment: get('/info', {
    permission: 'storefront',
    whileAsleep: true,
    about: 'The latest attempt to pay an own order; the provider is asked about it, some seconds apart.',
    query: z.object({ orderNo }),
    returns: PaymentAttempt,
    refuses: watched,
  }),
});

/** Code that staff show to somebody who pays at the desk or on the telephone. */
export const deskPaymentCalls = calls('order', '/admin/store/order/payment', {
  showCode: post('/code', {
    permission: 'admin:order:create',
    orAnyOf: [offlineCalls.payOffline.permission],
    dataScope: 'whole_order',
    about: 'Begins the payment of an unpaid order by a code of WeChat Pay, or goes on with it.',
    body: z.object({ orderNo }),
    returns: PaymentAttempt,
    refuses: started,
  }),
  watchCode: get('/info', {
    permission: 'admin:order:create',
    orAnyOf: [offlineCalls.payOffline.permission],
    dataScope: 'whole_order',
    about: 'The latest attempt to pay the order; the provider is asked about it, some seconds apart.',
    query: z.object({ orderNo }),
    returns: PaymentAttempt,
    refuses: watched,
  }),
});
