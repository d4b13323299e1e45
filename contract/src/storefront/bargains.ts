import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { Buyer, buyerAccount } from '../customers/buyer.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { OpenBargain, OwnBargain, participationRefusals, participationStates } from '../marketing/participations.ts';
import { amount, id, moment, page, paged, present } from '../wire.ts';

const NO_ID = '砍价活动id不能为空';
const named = z.object({ id: present(NO_ID).pipe(id) });

/** Bargains for buyers, signed like every open call. */
export const openBargainCalls = calls('bargain_user', '/open/bargain', {
  offered: get('/list', {
    permission: 'storefront',
    about: 'Bargains that can be started now, in the order of the shop.',
    query: paged({}),
    returns: page(OpenBargain),
  }),
  start: post('/start', {
    permission: 'storefront',
    about: 'Starts a bargain of the list for a buyer, who becomes a customer by it. Price and floor stay as they are now.',
    body: Buyer.extend(named.shape),
    returns: OwnBargain,
    refuses: [
      customerRefusals.DISABLED,
      participationRefusals.GONE,
      participationRefusals.OFF,
      participationRefusals.SOLD_OUT,
      participationRefusals.NOT_YET,
      participationRefusals.OVER,
      participationRefusals.RUNNING,
      participationRefusals.LIMIT,
    ],
  }),
  help: post('/help', {
    permission: 'storefront',
    about:
      'Cuts the price of a bargain that a customer has started; it may be their own. `cut` is by how much. The last cut ends at the floor.',
    body: Buyer.extend(named.shape),
    returns: OwnBargain.extend({ cut: amount }),
    refuses: [
      customerRefusals.DISABLED,
      participationRefusals.NOT_FOUND,
      participationRefusals.GONE,
      participationRefusals.OFF,
      participationRefusals.SOLD_OUT,
      participationRefusals.NOT_YET,
      participationRefusals.OVER,
      participationRefusals.DONE,
      participationRefusals.CUT_ALREADY,
      participationRefusals.HELP_LIMIT,
    ],
  }),
  own: get('/mine', {
    permission: 'storefront',
    about: 'Bargains of a buyer, the newest first. Somebody who is no customer has none.',
    query: paged({ account: buyerAccount, status: participationStates.schema('砍价状态不正确').optional() }),
    returns: page(OwnBargain),
  }),
  read: get('/info', {
    permission: 'storefront',
    about: 'One that was started, for any key: its page is shared. Its cuts come newest first, names masked.',
    query: named,
    returns: OwnBargain.extend({
      helps: z.array(z.object({ nickname: z.string(), avatar: z.string(), price: amount, addTime: moment })),
    }),
    refuses: [participationRefusals.NOT_FOUND],
  }),
});
