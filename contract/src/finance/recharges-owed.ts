import { z } from 'zod';
import { calls, get } from '../call.ts';
import { count } from '../wire.ts';

/** Refunds of recharges that wait for people; the home page loads this call, and not those of the list. */
export const rechargeOwedCalls = calls('user_recharge', '/admin/user/topUpLog/refund', {
  countPayBack: get('/offline/count', {
    permission: 'admin:recharge:refund',
    about: 'Number of the recharges that the filter `payBack` finds, counted up to 1,000.',
    returns: z.object({ count, capped: z.boolean() }),
  }),
});
