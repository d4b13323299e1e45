import { z } from 'zod';
import type { MiniProgramme } from '#server/platform/mini-programme.ts';
import { formBody } from '#server/platform/http-client/bodies.ts';
import { deliver } from '../line/deliver.ts';
import { bodyOf, shaped, valuesOf } from '../line/fields.ts';
import type { WechatLine } from '../line/line.ts';
import { shippingVerbs } from './shipping.ts';

const Session = z.object({
  openid: z.string().min(1),
  session_key: z.string().catch(''),
  unionid: z.string().min(1).optional(),
});
const Template = z.object({
  priTmplId: z.string(),
  title: z.string().catch(''),
  content: z.string().catch(''),
  example: z.string().catch(''),
});
const Listed = z.object({ data: z.array(Template) });
const Added = z.object({ priTmplId: z.string().min(1) });

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
    async listTemplates() {
      const { data } = shaped(Listed, await line.ask({ path: '/wxaapi/newtmpl/gettemplate' }));
      return data.map(({ priTmplId: templateId, ...texts }) => ({ templateId, ...texts }));
    },
    async addTemplate({ id, keywordIds, scene }) {
      const keywords = Object.fromEntries(keywordIds.map((keyword, index) => [`kidList[${index}]`, String(keyword)]));
      const body = formBody({ tid: id, ...keywords, sceneDesc: scene });
      return shaped(Added, await line.ask({ path: '/wxaapi/newtmpl/addtemplate', body })).priTmplId;
    },
    async deleteTemplate(templateId) {
      await line.ask({ path: '/wxaapi/newtmpl/deltemplate', body: formBody({ priTmplId: templateId }) });
    },
  };
}
