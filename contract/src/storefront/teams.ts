import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { teamRefusals } from '../marketing/teams.ts';
import { attemptRefusals } from '../payments/attempts.ts';
import { orderNo } from '../orders/placing.ts';
import { count, id, moment } from '../wire.ts';
import { OpenOrder } from './order-record.ts';

export const openTeamCalls = calls('team', '/open/team', {
  joinable: get('/list', {
    permission: 'storefront',
    about: 'Teams of a group-buy with a place left, those that end first before others. `teamId` of an order comes into one.',
    query: z.object({ activityId: id }),
    returns: z.array(z.object({ id, people: count, joined: count, stopTime: moment })),
  }),
  leave: post('/leave', {
    permission: 'storefront',
    about:
      'The buyer of an order is out of its team while that runs, and whoever came next leads it; all the money is refunded without anybody’s consent; what was paid offline waits for staff to pay it. An order that is not paid is cancelled. Saying it twice changes nothing.',
    body: z.object({ orderNo }),
    returns: OpenOrder,
    refuses: [
      orderRefusals.NOT_FOUND,
      teamRefusals.NOT_IN,
      teamRefusals.COMPLETE,
      teamRefusals.TIME_OVER,
      teamRefusals.IN_REFUND,
      attemptRefusals.UNDER_WAY,
    ],
  }),
});
