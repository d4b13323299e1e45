import { z } from 'zod';
import { calls, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { choices } from '../choices.ts';
import { campaignResultRefusals } from '../order-figures/campaign-results.ts';
import { id, nothing } from '../wire.ts';

/** Pages that are counted. */
export const visitTypes = choices({ home: [1, '首页'], product: [2, '商品'], activity: [3, '活动'], own: [4, '个人中心'] });

/** Call by which a storefront reports that somebody looks at a page. */
export const openVisitCalls = calls('page_view', '/open/visit', {
  view: post('/save', {
    permission: 'storefront',
    whileAsleep: true,
    about:
      'Counts a page view: 1 home, 2 product, 3 campaign, 4 one’s own page. The page of an activity or a coupon names it, so that its result says how often it was shown.',
    body: z.object({
      visitType: visitTypes.schema('页面类型不正确'),
      activityId: id.optional(),
      couponId: id.optional(),
    }),
    returns: nothing,
    refuses: [campaignResultRefusals.NOT_FOUND],
  }),
});

actsOf('page_view', '访问记录', { view: '浏览' });
