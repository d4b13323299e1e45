import type { AccountMessage, PublicAccount } from '#server/platform/public-account.ts';
import { deliver } from '../line/deliver.ts';
import { bodyOf, valuesOf } from '../line/fields.ts';
import type { WechatLine } from '../line/line.ts';

function contentOf(message: AccountMessage): object {
  if (message.type === 'text') return { text: { content: message.content } };
  if (message.type !== 'news') return { [message.type]: { media_id: message.mediaId } };
  const { title, description, url, picture } = message;
  return { news: { articles: [{ title, description, url, picurl: picture }] } };
}

/** Messages to followers: of staff within 48 hours of their last, and by template. */
export function messageVerbs(line: WechatLine): Pick<PublicAccount, 'sendCustom' | 'sendTemplate'> {
  return {
    sendCustom: (openid, message) =>
      deliver(line, {
        path: '/cgi-bin/message/custom/send',
        body: bodyOf({ touser: openid, msgtype: message.type, ...contentOf(message) }),
      }),
    sendTemplate: ({ openid, templateId, fields, clientNo, url, miniProgramme }) =>
      deliver(line, {
        path: '/cgi-bin/message/template/send',
        body: bodyOf({
          touser: openid,
          template_id: templateId,
          client_msg_id: clientNo,
          ...(url !== undefined && { url }),
          ...(miniProgramme && { miniprogram: { appid: miniProgramme.appId, pagepath: miniProgramme.page } }),
          data: valuesOf(fields),
        }),
      }),
  };
}
