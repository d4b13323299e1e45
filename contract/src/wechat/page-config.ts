import { z } from 'zod';
import { calls, get } from '../call.ts';
import { refusals } from '../refusal.ts';
import { wechatRefusals } from '../services/wechat.ts';
import { words } from '../wire.ts';

export const pageConfigRefusals = refusals('wechat_page', {
  UNREADABLE: { says: () => 'url无法解析！' },
  FOREIGN: { says: () => '只能为本站的页面签名' },
  TOO_OFTEN: { says: () => '请求过于频繁，请稍后再试' },
});

/** Functions of the app that a page may ask for, in the order of the wire. */
export const pageFunctions: readonly string[] = [
  'openAddress updateTimelineShareData updateAppMessageShareData onMenuShareTimeline onMenuShareAppMessage',
  'onMenuShareQQ onMenuShareWeibo onMenuShareQZone startRecord stopRecord onVoiceRecordEnd playVoice pauseVoice',
  'stopVoice onVoicePlayEnd uploadVoice downloadVoice chooseImage previewImage uploadImage downloadImage',
  'translateVoice getNetworkType openLocation getLocation hideOptionMenu showOptionMenu hideMenuItems',
  'showMenuItems hideAllNonBaseMenuItem showAllNonBaseMenuItem closeWindow scanQRCode chooseWXPay',
  'openProductSpecificView addCard chooseCard openCard',
].flatMap((line) => line.split(' '));

export const pageConfigCalls = calls('wechat_page', '/admin/wechat', {
  config: get('/config', {
    permission: 'public',
    about:
      'Signature by which a page of ours uses functions of WeChat. `url` is the address of the page without its hash, as it is or encoded.',
    query: z.object({ url: words(1024, '请填写 url') }),
    returns: z.object({
      url: z.string(),
      /** Stays on the server: whoever has it signs any page. */
      jsApiTicket: z.null(),
      nonceStr: z.string(),
      timestamp: z.int(),
      signature: z.string(),
      jsApiList: z.array(z.string()),
      debug: z.boolean(),
      appId: z.string(),
      /** Ours: what the state of a sign-in ends with, known to this browser alone. */
      state: z.string().optional(),
    }),
    refuses: [
      pageConfigRefusals.UNREADABLE,
      pageConfigRefusals.FOREIGN,
      pageConfigRefusals.TOO_OFTEN,
      wechatRefusals.NO_APP,
      wechatRefusals.NO_SECRET,
    ],
  }),
});
