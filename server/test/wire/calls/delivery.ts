import { all } from '../types.ts';
import { type WireCalls, byId, list, nothing, one } from './wire-call.ts';

const times = all('moment', 'createTime updateTime');

export const pickPoint = {
  id: 'int',
  ...all('string', 'name introduction phone address detailedAddress image latitude dayTime'),
  ...all('string?', 'longitude validTime'),
  ...all('bool', 'isShow isDel'),
  ...times,
};
const pickPointDraft = {
  ...all('string', 'name introduction phone address detailedAddress dayTime image latitude'),
  validTime: 'string?',
};
const clerk = {
  ...all('int', 'id uid storeId verifyStatus status'),
  ...all('string', 'staffName phone'),
  avatar: 'string?',
  ...times,
};
const clerkDraft = { ...all('int', 'uid storeId'), ...all('string', 'staffName phone'), avatar: 'string?' };

const freight = { ...all('int', 'id type sort'), name: 'string', appoint: 'bool', ...times };
const freightDraft = {
  ...all('int', 'type sort'),
  name: 'string',
  appoint: 'bool',
  shippingTemplatesRegionRequestList: [
    { cityId: 'string', ...all('string?', 'title uniqid'), ...all('decimal', 'first firstPrice renewal renewalPrice') },
  ],
  'shippingTemplatesFreeRequestList?': [{ cityId: 'string', title: 'string?', ...all('decimal', 'number price') }],
} as const;
const rate = {
  cityId: 'string',
  ...all('string?', 'title uniqid'),
  ...all('decimal', 'first firstPrice renewal renewalPrice'),
};

const carrier = {
  ...all('int', 'id sort'),
  ...all('string', 'code name'),
  ...all('string?', 'account password netName'),
  ...all('bool', 'partnerId partnerKey net isShow status'),
};

const days = { quality: 'object', price: 'object' };
const twoSpans = { ...days, preQuality: 'object', prePrice: 'object' };
const home = '/admin/statistics/home';

const figures: WireCalls = {
  [`GET ${home}/index`]: {
    data: {
      ...all('decimal', 'sales yesterdaySales'),
      ...all('int', 'pageviews yesterdayPageviews orderNum yesterdayOrderNum newUserNum yesterdayNewUserNum'),
    },
  },
  [`GET ${home}/chart/user`]: { data: 'object' },
  [`GET ${home}/chart/user/buy`]: { data: all('int', 'zero one history back') },
  [`GET ${home}/chart/order`]: { data: days },
  [`GET ${home}/chart/order/week`]: { data: twoSpans },
  [`GET ${home}/chart/order/month`]: { data: twoSpans },
  [`GET ${home}/chart/order/year`]: { data: twoSpans },
};

const points: WireCalls = {
  'GET /admin/system/store/list': list(pickPoint, { keywords: 'string?', status: 'int?' }),
  'GET /admin/system/store/getCount': { data: all('int', 'show hide recycle') },
  'GET /admin/system/store/info': one(pickPoint),
  'GET /admin/system/store/update/status': nothing({ query: { id: 'int', status: 'bool' } }),
  'GET /admin/system/store/delete': nothing({ query: byId }),
  'GET /admin/system/store/completely/delete': nothing({ query: byId }),
  'GET /admin/system/store/recovery': nothing({ query: byId }),
  'POST /admin/system/store/save': nothing({ body: pickPointDraft }),
  'POST /admin/system/store/update': nothing({ query: byId, body: pickPointDraft }),
  'GET /admin/system/store/staff/list': list({ ...clerk, 'systemStore?': pickPoint, user: 'any' }, { storeId: 'int?' }),
  'GET /admin/system/store/staff/info': one(clerk),
  'GET /admin/system/store/staff/delete': nothing({ query: byId }),
  'GET /admin/system/store/staff/update/status': nothing({ query: all('int', 'id status') }),
  'POST /admin/system/store/staff/save': nothing({ query: clerkDraft }),
  'POST /admin/system/store/staff/update': nothing({ query: { ...clerkDraft, ...byId } }),
};

export const deliveryCalls: WireCalls = {
  ...figures,
  ...points,
  'GET /admin/express/shipping/templates/list': list(freight, { keywords: 'string?' }),
  'GET /admin/express/shipping/templates/info': one(freight),
  'GET /admin/express/shipping/templates/delete': nothing({ query: byId }),
  'POST /admin/express/shipping/templates/save': nothing({ body: freightDraft }),
  'POST /admin/express/shipping/templates/update': nothing({ query: byId, body: freightDraft }),
  'GET /admin/express/shipping/region/list': { query: { tempId: 'int' }, data: [rate] },
  'GET /admin/express/shipping/free/list': {
    query: { tempId: 'int' },
    data: [{ cityId: 'string', title: 'string?', ...all('decimal', 'number price') }],
  },
  'GET /admin/express/list': list(carrier, { keywords: 'string?' }),
  'GET /admin/express/all': { query: { type: 'string' }, data: [carrier] },
  'GET /admin/express/info': one(carrier),
  'GET /admin/express/template': {
    query: { com: 'string' },
    data: { status: 'int', msg: 'string', data: { data: [all('string', 'temp_id title pic')] } },
  },
  'POST /admin/express/update': nothing({
    body: { ...all('int', 'id sort'), ...all('string?', 'account password netName'), status: 'bool' },
  }),
  'POST /admin/express/update/show': nothing({ body: { id: 'int', isShow: 'bool' } }),
  'POST /admin/express/sync/express': nothing(),
};
