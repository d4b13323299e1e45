import { all } from '../types.ts';
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

export const wechatCalls: WireCalls = {
  [`GET ${REPLY}/list`]: list(reply, all('string?', 'keywords type')),
  [`GET ${REPLY}/info`]: one(reply),
  [`GET ${REPLY}/info/keywords`]: { query: { keywords: 'string' }, data: reply },
  [`GET ${REPLY}/delete`]: nothing({ query: byId }),
  [`POST ${REPLY}/save`]: nothing({ body: draft }),
  [`POST ${REPLY}/update`]: nothing({ query: { id: 'int?' }, body: { id: 'int', ...draft } }),
  [`POST ${REPLY}/status`]: nothing({ query: { id: 'int', status: 'bool' } }),
};
