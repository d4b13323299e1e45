import { z } from 'zod';
import { calls, post } from '../call.ts';
import { no as noCustomer } from '../customers/customers.ts';
import { refusals } from '../refusal.ts';
import { nothing, words } from '../wire.ts';

export const no = refusals('promoter', {
  OFF: { says: () => '分销未开启' },
  NO_PROMOTER: { says: () => '推广人不存在，或还不是推广员' },
  HAS_REFERRER: { says: () => '用户已有上级推广人' },
  NOT_NEW: { says: () => '只有新用户可以绑定推广人' },
});

/** By a storefront, for a customer who came through a promoter's link. */
export const openPromoterCalls = calls('promoter', '/open/promoter', {
  bind: post('/bind', {
    permission: 'storefront',
    about: 'Binds a customer to the promoter who brought them. Saying it twice changes nothing.',
    body: z.object({ account: words(64, '请提供客户账号'), referrer: words(64, '请提供推广人账号') }),
    returns: nothing,
    refuses: [no.OFF, no.NO_PROMOTER, no.HAS_REFERRER, no.NOT_NEW, noCustomer.OWN_REFERRER, noCustomer.CIRCLE],
  }),
});
