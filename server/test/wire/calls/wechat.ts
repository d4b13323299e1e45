import { type WireType, all } from '../types.ts';
import { type WireCalls, byId, list, nothing, one } from './wire-call.ts';

/** `data` is JSON in a text. */
const reply = {
  id: 'int',
  ...all('string', 'keywords type data'),
  status: 'bool',
  ...all('moment', 'createTime updateTime'),
};
const draft = { ...all('string', 'keywords type data'), status: 'bool' };

const REPLY = '/admin/wechat/keywords/reply';

const leaf = all('string?', 'name type key url appid pagepath');
const button: readonly [WireType] = [{ ...leaf, sub_button: [leaf] }];

const pageConfig = {
  ...all('string', 'url nonceStr signature appId'),
  jsApiTicket: 'null',
  timestamp: 'int',
  jsApiList: ['string'],
  debug: 'bool',
} as const;

export const wechatCalls: WireCalls = {
  'GET /admin/wechat/config': { query: { url: 'string' }, data: pageConfig },
  'GET /admin/wechat/menu/public/get': { data: { menu: { button } } },
  'GET /admin/wechat/menu/public/delete': nothing(),
  'POST /admin/wechat/menu/public/create': nothing({ body: { button } }),
  'POST /admin/wechat/media/upload': { query: { type: 'string' }, data: all('string', 'mediaId url name') },
  [`GET ${REPLY}/list`]: list(reply, all('string?', 'keywords type')),
  [`GET ${REPLY}/info`]: one(reply),
  [`GET ${REPLY}/info/keywords`]: { query: { keywords: 'string' }, data: reply },
  [`GET ${REPLY}/delete`]: nothing({ query: byId }),
  [`POST ${REPLY}/save`]: nothing({ body: draft }),
  [`POST ${REPLY}/update`]: nothing({ query: { id: 'int?' }, body: { id: 'int', ...draft } }),
  [`POST ${REPLY}/status`]: nothing({ query: { id: 'int', status: 'bool' } }),
};
