import { z } from 'zod';
import type { MiniProgramme } from '#server/platform/mini-programme.ts';
import { deliver } from '../line/deliver.ts';
import { bodyOf, shaped, valuesOf } from '../line/fields.ts';
import type { WechatLine } from '../line/line.ts';
import { shippingVerbs } from './shipping.ts';
import { templateVerbs } from './templates.ts';

const Session = z.object({
  openid: z.string().min(1),
  session_key: z.string().catch(''),
  unionid: z.string().min(1).optional(),
});
export function openMiniProgramme(line: WechatLine): MiniProgramme {
  return {
    isSetUp: line.isSetUp,
    appId: line.appId,
    ...shippingVerbs(line),
    async identify(code) {
      const query = { js_code: code, grant_type: 'authorization_code' };
      const session = shaped(Session, await line.askAsApp({ path: '/sns/jscode2session', query }));
      const { openid, session_key: sessionKey, unionid } = session;
      return { openid, sessionKey, ...(unionid && { unionid }) };
    },
    sendSubscription: ({ openid, templateId, fields, page, state }) =>
      deliver(line, {
        path: '/cgi-bin/message/subscribe/send',
        body: bodyOf({
          touser: openid,
          template_id: templateId,
          ...(page !== undefined && { page }),
          miniprogram_state: state,
          lang: 'zh_CN',
          data: valuesOf(fields),
        }),
      }),
    ...templateVerbs(line),
  };
}
