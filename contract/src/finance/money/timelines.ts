import { z } from 'zod';
import { calls, get } from '../../call.ts';
import { MoneyTimeline } from '../../payments/timeline.ts';
import { id } from '../../wire.ts';
import { rechargeCalls } from '../recharges.ts';
import { rechargeRefusals } from '../recharge-refusals.ts';
import { withdrawalCalls } from '../withdrawals.ts';
import { withdrawalRefusals } from '../withdrawal-refusals.ts';

export const rechargeMoneyCalls = calls('user_recharge', '/admin/user/topUpLog', {
  moneyTimeline: get('/money/timeline', {
    permission: rechargeCalls.list.permission,
    about: 'Payment of a recharge through a provider and its refunds: numbers, each question and its answer.',
    query: z.object({ id }),
    returns: MoneyTimeline,
    refuses: [rechargeRefusals.NOT_FOUND],
  }),
});

export const withdrawalMoneyCalls = calls('user_extract', '/admin/finance/apply', {
  moneyTimeline: get('/money/timeline', {
    permission: withdrawalCalls.list.permission,
    about: 'Money of a withdrawal that left the shop: our number, that of the transfer, and when.',
    query: z.object({ id }),
    returns: MoneyTimeline,
    refuses: [withdrawalRefusals.NOT_FOUND],
  }),
});
