import { type WireType, all } from '../types.ts';
import { type WireCalls, byId, list, nothing, one } from './wire-call.ts';

const times = all('moment', 'createTime updateTime');

/** Values as they come from a form: text, number or flag. */
const form = {
  ...all('int', 'id sort'),
  status: 'bool',
  fields: [{ ...all('string', 'name title'), value: 'any' }],
} as const;
const setting = { ...all('int', 'id formId'), ...all('string', 'name title'), value: 'string?', status: 'bool' };
const template = { id: 'int', ...all('string', 'name info'), content: 'json', ...times };
const templateDraft = all('string', 'name info content');
const group = { ...all('int', 'id formId'), ...all('string', 'name info'), ...times };
const groupDraft = { ...all('string', 'name info'), formId: 'int' };
const entry = { ...all('int', 'id gid sort'), value: 'json', status: 'bool', ...times };
const entryDraft = { gid: 'int', form };

const notification = {
  ...all('int', 'id isWechat wechatId isRoutine routineId isSms smsId sendType'),
  ...all('string', 'mark type description'),
  createTime: 'moment',
};
const messageTemplate = { ...all('int', 'id status'), ...all('string?', 'tempId title tempKey content name') };

const city = {
  ...all('int', 'id cityId level parentId'),
  ...all('string', 'areaCode name mergerName lng lat'),
  isShow: 'bool',
  ...times,
};
const place: WireType = {
  ...all('int', 'id cityId parentId'),
  name: 'string',
  ...all('null', 'level areaCode mergerName lng lat isShow createTime updateTime'),
  get 'child?'(): WireType {
    return [place];
  },
};
const table = { ...all('string', 'tableName createTime'), ...all('string?', 'engine tableComment') };

const forms: WireCalls = {
  'GET /admin/system/form/temp/list': list(template, { keywords: 'string?' }),
  'GET /admin/system/form/temp/info': one(template),
  'POST /admin/system/form/temp/save': nothing({ body: templateDraft }),
  'POST /admin/system/form/temp/update': nothing({ query: byId, body: templateDraft }),
  'GET /admin/system/config/info': { query: { formId: 'int' }, data: 'object' },
  'POST /admin/system/config/save/form': nothing({ body: form }),
  'GET /admin/system/config/check': { query: { name: 'string' }, data: 'bool' },
  'POST /admin/system/config/saveuniq': { query: all('string', 'key value'), data: 'bool' },
  'GET /admin/system/config/getuniq': { query: { key: 'string' }, data: 'string' },
  'GET /admin/system/config/get': { query: { key: 'string' }, data: [{ ...setting, ...times }] },
  'POST /admin/system/config/update': nothing({ body: [setting] }),
};

const groups: WireCalls = {
  'GET /admin/system/group/list': list(group, { keywords: 'string?' }),
  'GET /admin/system/group/info': one(group),
  'POST /admin/system/group/save': nothing({ query: groupDraft }),
  'POST /admin/system/group/update': nothing({ query: { ...groupDraft, ...byId } }),
  'GET /admin/system/group/delete': nothing({ query: byId }),
  'GET /admin/system/group/data/list': list(entry, { gid: 'int', status: 'bool?', keywords: 'string?' }),
  'GET /admin/system/group/data/info': one(entry),
  'POST /admin/system/group/data/save': nothing({ body: entryDraft }),
  'POST /admin/system/group/data/update': nothing({ query: byId, body: entryDraft }),
  'GET /admin/system/group/data/delete': nothing({ query: byId }),
};

const notifications: WireCalls = {
  'GET /admin/system/notification/list': { query: { sendType: 'int?' }, data: [notification] },
  'POST /admin/system/notification/wechat/switch/{id}': nothing(),
  'POST /admin/system/notification/routine/switch/{id}': nothing(),
  'POST /admin/system/notification/sms/switch/{id}': nothing(),
  'GET /admin/system/notification/detail': { query: { id: 'int', detailType: 'string' }, data: messageTemplate },
  'POST /admin/system/notification/update': nothing({
    body: { ...all('int', 'id status'), detailType: 'string', tempId: 'string?' },
  }),
  'POST /admin/wechat/template/whcbqhn/sync': nothing(),
  'POST /admin/wechat/template/routine/sync': nothing(),
};

export const settingCalls: WireCalls = {
  ...forms,
  ...groups,
  ...notifications,
  'GET /admin/system/city/list': { query: { parentId: 'int' }, data: [city] },
  'GET /admin/system/city/list/tree': { data: [place] },
  'GET /admin/system/city/info': one(city),
  'POST /admin/system/city/update': nothing({ query: { ...all('int', 'id parentId'), name: 'string' } }),
  'POST /admin/system/city/update/status': nothing({ query: { id: 'int', status: 'bool' } }),
  'GET /codegen/list': {
    query: { ...all('int', 'page limit'), tableName: 'string?' },
    data: { ...all('int', 'totalCount pageSize totalPage currPage'), list: [table] },
  },
};
