import { all } from '../types.ts';
import { type WireCalls, byId, list, nothing, one } from './wire-call.ts';

const times = all('moment', 'createTime updateTime');

const coupon = {
  ...all('int', 'id total lastTotal useType type sort'),
  name: 'string',
  primaryKey: 'string?',
  ...all('decimal', 'money minPrice'),
  ...all('bool', 'isLimited isFixedTime status isDel isGet'),
  ...all('moment?', 'receiveStartTime receiveEndTime useStartTime useEndTime'),
  day: 'int?',
  ...times,
};
/** Fields that the picker of coupons is sent; the rest of a coupon is null there. */
const toSend = {
  ...all('int', 'id lastTotal'),
  name: 'string',
  ...all('decimal', 'money minPrice'),
  ...all('moment?', 'useStartTime useEndTime'),
  ...all('bool', 'isFixedTime isLimited isGet'),
  day: 'int?',
  ...all('null', 'total useType primaryKey receiveStartTime receiveEndTime type sort status isDel createTime updateTime'),
};
const couponDraft = {
  name: 'string',
  money: 'decimal',
  ...all('bool', 'isLimited isForever isFixedTime status'),
  ...all('int?', 'total day'),
  ...all('int', 'useType type sort'),
  primaryKey: 'string?',
  minPrice: 'decimal?',
  ...all('moment?', 'receiveStartTime receiveEndTime useStartTime useEndTime'),
};
/** The coupon as it was saved, with what it is good for. */
const couponInfo = { coupon: couponDraft, ...all('any', 'product category') };
const held = {
  ...all('int', 'id couponId cid uid status useType'),
  ...all('string', 'name type nickname'),
  ...all('string?', 'primaryKey avatar'),
  ...all('decimal', 'money minPrice'),
  ...all('moment?', 'startTime endTime useTime'),
  ...times,
  ...all('null', 'isValid validStr useStartTimeStr useEndTimeStr'),
};

const article = {
  id: 'int',
  ...all('string', 'cid title author imageInput synopsis visit updateTime'),
};
const articleInfo = {
  ...all('int', 'id sort'),
  ...all('string', 'cid title author imageInput synopsis shareTitle shareSynopsis visit content'),
  ...all('string?', 'url mediaId'),
  ...all('bool', 'status hide isHot isBanner'),
  ...all('int?', 'adminId merId productId'),
  ...times,
};
const articleDraft = {
  ...all('string', 'cid title author imageInput synopsis shareTitle shareSynopsis content'),
  ...all('bool', 'isHot isBanner'),
  sort: 'int?',
  url: 'string?',
};

export const contentCalls: WireCalls = {
  'GET /admin/marketing/coupon/list': list(coupon, { name: 'string?', ...all('int?', 'status type useType') }),
  'GET /admin/marketing/coupon/send/list': list(toSend, { keywords: 'string?', type: 'int?' }),
  'GET /admin/marketing/coupon/user/list': list(held, { name: 'string?', ...all('int?', 'uid status couponId') }),
  'POST /admin/marketing/coupon/info': one(couponInfo),
  'POST /admin/marketing/coupon/save': nothing({ body: couponDraft }),
  'POST /admin/marketing/coupon/update/status': nothing({ query: { id: 'int', status: 'bool' } }),
  'POST /admin/marketing/coupon/delete': nothing({ query: byId }),
  'POST /admin/marketing/coupon/user/receive': nothing({ query: { couponId: 'int', uid: 'string' } }),
  'GET /admin/article/list': list(article, all('string?', 'cid keywords')),
  'GET /admin/article/info': one(articleInfo),
  'GET /admin/article/delete': nothing({ query: byId }),
  'POST /admin/article/save': nothing({ body: articleDraft }),
  'POST /admin/article/update': nothing({ query: byId, body: articleDraft }),
};
