import { type WireType, all } from '../types.ts';
import { type WireCalls, byId, list, nothing, one } from './wire-call.ts';

const times = all('moment', 'createTime updateTime');

const person = {
  ...all('int', 'id loginCount level'),
  ...all('string', 'account realName'),
  ...all('bool', 'status isSms'),
  ...all('string?', 'lastIp phone'),
  ...all('null', 'addTime token'),
};
const me = { ...person, ...all('null', 'roleNames lastTime'), roles: ['string'], permissionsList: ['string'] } as const;
const administrator = {
  ...person,
  ...all('string', 'roles roleNames'),
  lastTime: 'moment?',
  permissionsList: 'null',
} as const;
/** The whole row; the password that goes along there is never read. */
const administratorInfo = {
  ...all('int', 'id loginCount level'),
  ...all('string', 'account realName roles'),
  ...all('bool', 'status isSms isDel'),
  ...all('string?', 'lastIp phone'),
  ...times,
};

const menuRow = {
  ...all('int', 'id pid sort'),
  ...all('string', 'name menuType'),
  ...all('string?', 'icon perms component'),
};
const menuNode: WireType = {
  ...menuRow,
  get childList(): WireType {
    return [menuNode];
  },
};
const menu = { ...menuRow, isShow: 'bool', createTime: 'moment?' };
const right: WireType = {
  ...all('int', 'id pid sort'),
  name: 'string',
  icon: 'string?',
  checked: 'bool?',
  get childList(): WireType {
    return [right];
  },
};
const role = { id: 'int', roleName: 'string', status: 'bool', ...times };

const menuDraft = {
  ...all('int', 'pid sort'),
  ...all('string', 'name menuType'),
  ...all('string?', 'icon perms component'),
  isShow: 'bool',
};
const roleDraft = { ...all('string', 'roleName rules'), status: 'bool', level: 'int?' };
const switched = { id: 'int', status: 'bool' };

const menus: WireCalls = {
  'GET /admin/getMenus': { data: [menuNode] },
  'GET /admin/system/menu/list': { query: all('string?', 'name menuType'), data: [menu] },
  'GET /admin/system/menu/info/{id}': { data: menu },
  'GET /admin/system/menu/cache/tree': { data: [right] },
  'POST /admin/system/menu/add': nothing({ body: menuDraft }),
  'POST /admin/system/menu/update': nothing({ body: { ...menuDraft, ...byId } }),
  'POST /admin/system/menu/delete/{id}': nothing(),
  'POST /admin/system/menu/updateShowStatus/{id}': nothing(),
};

export const accessCalls: WireCalls = {
  ...menus,
  'GET /admin/validate/code/get': { data: all('string', 'key code') },
  'POST /admin/login': {
    body: { ...all('string', 'account pwd key code'), wxCode: 'string?' },
    data: { id: 'int', ...all('string', 'account realName token'), isSms: 'bool' },
  },
  'GET /admin/getAdminInfoByToken': { query: { token: 'string?' }, data: me },
  'GET /admin/logout': nothing(),
  'GET /admin/getLoginPic': {
    data: { ...all('string?', 'backgroundImage logo loginLogo'), banner: [{ pic: 'string' }] },
  },
  'GET /admin/system/role/list': list({ ...role, ...all('null', 'rules level') }, { roleName: 'string?', status: 'bool?' }),
  'GET /admin/system/role/info/{id}': { data: { ...role, menuList: [right] } },
  'POST /admin/system/role/save': nothing({ body: roleDraft }),
  'POST /admin/system/role/update': nothing({ query: { id: 'int?' }, body: { ...roleDraft, ...byId } }),
  'GET /admin/system/role/delete': nothing({ query: byId }),
  'GET /admin/system/role/updateStatus': nothing({ query: switched }),
  'GET /admin/system/admin/list': list(administrator, { ...all('string?', 'roles realName'), status: 'bool?' }),
  'GET /admin/system/admin/info': one(administratorInfo),
  'POST /admin/system/admin/save': nothing({
    body: { ...all('string', 'account pwd realName roles'), status: 'bool', phone: 'string?', level: 'int?' },
  }),
  'POST /admin/system/admin/update': nothing({
    body: {
      ...byId,
      ...all('string', 'account realName'),
      ...all('string?', 'roles pwd phone'),
      ...all('bool?', 'status isDel'),
      level: 'int?',
    },
  }),
  'GET /admin/system/admin/delete': nothing({ query: byId }),
  'GET /admin/system/admin/updateStatus': nothing({ query: switched }),
  'GET /admin/system/admin/update/isSms': nothing({ query: byId }),
};
