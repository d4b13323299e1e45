import { z } from 'zod';
import { calls, post } from '../call.ts';
import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';
import { wechatRefusals } from '../services/wechat.ts';
import { words } from '../wire.ts';
import { buyerAccount } from './buyer.ts';
import { customerRefusals } from './customer-refusals.ts';

/** Apps of WeChat that know the people of a storefront. */
export const identityApps = choices({ publicAccount: '公众号', miniProgramme: '小程序' });
export type IdentityApp = (typeof identityApps.values)[number];

export const identityRefusals = refusals('customer_identity', {
  SNAPSHOT: { says: () => '当前是游客模式，请点击“使用完整服务”后再登录' },
  OF_OTHER_APP: { says: () => '这个 openid 属于另一个公众号或小程序，不能在这里付款' },
  OF_OTHER: { says: () => '这个微信已属于另一位客户，请用原来的账号登录，或联系客服合并账号' },
});

export const openIdentityCalls = calls('customer', '/open/buyer', {
  identify: post('/identity', {
    permission: 'storefront',
    about:
      'Tells the person behind a code of WeChat (of `wx.login` for the mini programme, of OAuth for the public account), and the customer whom they belong to: the one of `account`, which is made where there is none, or without `account` the one known before or a new one. A code works once.',
    body: z.object({
      app: identityApps.schema('请选择公众号或小程序'),
      code: words(128, '缺少微信授权码'),
      account: buyerAccount.optional(),
    }),
    returns: z.object({
      appId: z.string(),
      openid: z.string(),
      /** Name of the person in all apps of one owner; null where WeChat gives none. */
      unionid: z.string().nullable(),
      account: z.string(),
    }),
    refuses: [
      wechatRefusals.NO_APP,
      wechatRefusals.NO_SECRET,
      wechatRefusals.SILENT,
      wechatRefusals.BROKEN,
      wechatRefusals.REFUSED,
      wechatRefusals.ACCOUNT,
      identityRefusals.SNAPSHOT,
      identityRefusals.OF_OTHER,
      customerRefusals.DISABLED,
    ],
  }),
});
