import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { buyerAccount } from './buyer.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { count } from '../wire.ts';
import { customerRefusals } from './customer-refusals.ts';

export const signInDayRefusals = refusals('customer_sign_in', {
  DONE_TODAY: { onConstraint: 'customer_sign_in__day', says: () => '今日已签到。不可重复签到' },
});

const reward = { integral: count, experience: count };

/** Calls of a storefront: a customer signs in once a day and is rewarded by the days of combined data 55. */
export const openSignInCalls = calls('customer_sign_in', '/open/sign-in', {
  state: get('/state', {
    permission: 'storefront',
    about: 'Days in a row up to yesterday or today, and what each day of the cycle brings.',
    query: z.object({ account: buyerAccount }),
    returns: z.object({
      isSigned: z.boolean(),
      days: count,
      rewards: z.array(z.object({ title: z.string(), day: count, ...reward })),
    }),
  }),
  sign: post('/sign', {
    permission: 'storefront',
    about: 'Once a day of the shop. After the last day of the cycle the first one comes again.',
    body: z.object({ account: buyerAccount }),
    returns: z.object({ days: count, ...reward }),
    refuses: [customerRefusals.DISABLED, signInDayRefusals.DONE_TODAY],
  }),
});

actsOf('customer_sign_in', '签到', { sign: '签到' });
