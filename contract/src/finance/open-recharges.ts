import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { buyerAccount } from '../customers/buyer.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { identityRefusals } from '../customers/identities.ts';
import { PaymentAttempt, PaymentTerms, attemptRefusals } from '../payments/attempts.ts';
import { amount, exactMoney, words } from '../wire.ts';
import { rechargeTypes } from './recharge-record.ts';
import { rechargeRefusals } from './recharge-refusals.ts';

const rechargeNo = words(40, '充值单号不能为空');
const OpenRecharge = z.object({ orderId: z.string(), price: amount, givePrice: amount, paid: z.boolean() });

/** Calls of a storefront, for a customer. */
export const openRechargeCalls = calls('user_recharge', '/open/recharge', {
  offer: get('/offer', {
    permission: 'storefront',
    about: 'Amounts that come with a gift, and the rules; any other amount from `least` comes without one.',
    returns: z.object({
      isOpen: z.boolean(),
      least: amount,
      attention: z.array(z.string()),
      packages: z.array(z.object({ price: amount, givePrice: amount })),
    }),
  }),
  create: post('/create', {
    permission: 'storefront',
    about: 'A recharge to be paid. The same idempotency key and body answer the same recharge.',
    body: z.object({
      account: buyerAccount,
      idempotencyKey: words(64, '缺少幂等标识 idempotencyKey'),
      price: exactMoney,
      rechargeType: rechargeTypes.schema('充值方式不正确').refine((type) => type !== rechargeTypes.balance, '充值方式不正确'),
    }),
    returns: OpenRecharge,
    refuses: [customerRefusals.DISABLED, rechargeRefusals.OFF, rechargeRefusals.BELOW_MINIMUM, rechargeRefusals.KEY_REUSED],
  }),
  pay: post('/pay', {
    permission: 'storefront',
    about: 'Says that the money came. Saying it twice changes nothing. Refused once a payment provider is connected.',
    body: z.object({ orderId: rechargeNo, amount: exactMoney, tradeNo: words(64, '缺少交易单号 tradeNo') }),
    returns: OpenRecharge,
    refuses: [
      rechargeRefusals.NOT_FOUND,
      rechargeRefusals.AMOUNT_DIFFERS,
      rechargeRefusals.PAID_OTHERWISE,
      attemptRefusals.TOLD_BY_PROVIDER,
    ],
  }),
});

/** Payments of a recharge through a provider, begun by a storefront. */
export const openRechargePaymentCalls = calls('user_recharge', '/open/recharge/payment', {
  startPayment: post('/create', {
    permission: 'storefront',
    about:
      'Begins the payment of a recharge at the provider of its `rechargeType`. Repeated with the same terms it goes on with the same attempt.',
    body: PaymentTerms.extend({ orderId: rechargeNo }),
    returns: PaymentAttempt,
    refuses: [
      rechargeRefusals.NOT_FOUND,
      attemptRefusals.NOT_CONNECTED,
      attemptRefusals.NO_OPENID,
      identityRefusals.OF_OTHER_APP,
      attemptRefusals.PAID,
      attemptRefusals.OVER,
    ],
  }),
  watchPayment: get('/info', {
    permission: 'storefront',
    whileAsleep: true,
    about: 'The latest attempt to pay a recharge; the provider is asked about it, some seconds apart.',
    query: z.object({ orderId: rechargeNo }),
    returns: PaymentAttempt,
    refuses: [rechargeRefusals.NOT_FOUND, attemptRefusals.NOT_BEGUN],
  }),
});
