import { z } from 'zod';
import { calls, get } from '../call.ts';
import { OpenFlashSale, OpenGroupBuy, OpenSlot } from '../marketing/open-activities.ts';
import { day, id, millis, page, paged } from '../wire.ts';

/** Flash sales for buyers, signed like every open call. */
export const openFlashSaleCalls = calls('flash_sale', '/open/flash-sale', {
  slots: get('/list', {
    permission: 'storefront',
    about:
      'Slots of today and tomorrow that run or are to come and have something to sell, in the order of time, each with the first of what it sells; `hasMore` says that there is more. `now` is the clock of the server, which countdowns go by.',
    returns: z.object({ now: millis, list: z.array(OpenSlot) }),
  }),
  items: get('/items', {
    permission: 'storefront',
    about:
      'All that a slot sells, in the order of the shop: on `day`, today or tomorrow, and without it in the hours of the slot that are not over. Empty where nothing is sold then.',
    query: paged({ slotId: id, day: day.optional() }),
    returns: page(OpenFlashSale),
  }),
});

/** Group-buys for buyers. */
export const openGroupBuyCalls = calls('group_buy', '/open/group-buy', {
  offered: get('/list', {
    permission: 'storefront',
    about: 'Group-buys in which teams can be opened now, in the order of the shop.',
    query: paged({}),
    returns: page(OpenGroupBuy),
  }),
});
