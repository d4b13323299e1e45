import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { onOrOff } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { count, flag, id, idList, moment, nothing, page, paged, present, text, words } from '../wire.ts';

export const administratorRefusals = refusals('admin', {
  ACCOUNT_TAKEN: { onConstraint: 'admin__account', says: () => '管理员已存在' },
  OLD_PASSWORD: { says: () => '原密码不正确' },
  COMMON_PASSWORD: { says: () => '这个密码太常见，或含有您的账号，容易被猜到，请换一个' },
  SAME_PASSWORD: { says: () => '新密码不能与原密码相同，请换一个' },
  NOT_FOUND: { says: () => '管理员不存在' },
  OWN_ACCOUNT: { says: () => '不能操作当前登录账号' },
  OWNER_STAYS: { says: () => '账号 admin 保管着设置与权限，不能改名或删除；不想让它登录，请停用它' },
  OWN_PASSWORD: { says: () => '要修改自己的密码，请退出后重新登录，15 分钟内再改密码；只改姓名时，密码请填现在的密码' },
  OWN_RECORD: { says: () => '自己只能修改姓名和密码；账号、手机号、角色和状态请联系管理员修改' },
  NOT_YOURS: { says: () => '对方拥有您没有的权限，不能修改该管理员' },
  NOT_GRANTABLE: { says: (p: { name: string }) => `角色“${p.name}”拥有您没有的权限，不能授予` },
  NO_ROLE: { says: () => '所选角色已被删除，请刷新页面后重新选择' },
  LAST_SUPER: {
    onConstraint: 'admin__last_super',
    says: () => '超级管理员不可删除：至少要有一位启用的超级管理员，请先添加另一位',
  },
  NO_PHONE: { says: () => '请先为管理员添加手机号!' },
});

const OwnShop = z.object({ id, name: z.string() });

/** Role of the wire that may do everything. */
const SUPER_ROLE = '1';

/** Ids of roles as other servers write them, with commas between, as ours: `admin` stands before that of a super administrator. */
function rolesIn(written: string): string[] {
  const ids = written.split(',').filter((role) => role !== '');
  return ids.includes(SUPER_ROLE) ? ['admin', ...ids] : ids;
}
const ownRoles = z.codec(z.union([z.array(z.string()), z.string()]), z.array(z.string()), {
  decode: (said) => (typeof said === 'string' ? rolesIn(said) : said),
  encode: (held) => held,
});

/** `roles` holds the ids of the roles as text, and `admin` before them for a super administrator. */
export const Me = z.object({
  id,
  account: z.string(),
  realName: z.string(),
  roles: ownRoles,
  roleNames: z.null(),
  lastIp: z.string().nullable(),
  lastTime: z.null(),
  addTime: z.null(),
  loginCount: count,
  level: z.int(),
  status: z.boolean(),
  token: z.null(),
  phone: z.string().nullable(),
  isSms: z.boolean(),
  /** `*:*:*` alone for a super administrator. */
  permissionsList: z.array(z.string()),
  /** Only sent when true, both of them: duties before anything else. */
  mustChangePassword: z.boolean().optional(),
  mustSetUpTwoStep: z.boolean().optional(),
  /** Only sent while somebody else looks as this person, reading only: when that ends at the latest. */
  impersonatedUntil: moment.optional(),
  /** Only sent where screens lock: the minutes without input after which they do. */
  idleLockMinutes: count.optional(),
  /** Ours, only sent when true: the roles show this person a pick-up point or a shop alone. */
  isLimited: z.literal(true).optional(),
  /** Ours, only sent to whoever sees the products of their shops only: the first of these, null for somebody who belongs to none. */
  ownShop: OwnShop.nullable().optional(),
  /** Ours, only sent where they are several: all of them. */
  ownShops: z.array(OwnShop).optional(),
  /** Ours, only sent when true: payments by WeChat go through the channel of a demonstration. */
  isDemoChannel: z.literal(true).optional(),
  /** Ours, only sent when true: the shop moved in and is not open yet, so that timers rest. */
  isAsleep: z.literal(true).optional(),
  /** Ours: the extensions of the wire are there too. Other servers do not say it, and screens do without them. */
  isExtended: z.literal(true).optional(),
});

/** A row of the list. `roles` holds the ids of the roles with commas between, `roleNames` the names of those that are active. */
export const AdminRow = z.object({
  id,
  account: z.string(),
  realName: z.string(),
  roles: z.string(),
  roleNames: z.string(),
  lastIp: z.string().nullable(),
  lastTime: moment.nullable(),
  addTime: z.null(),
  loginCount: count,
  level: z.int(),
  status: z.boolean(),
  token: z.null(),
  phone: z.string().nullable(),
  isSms: z.boolean(),
  permissionsList: z.null(),
  isDel: z.boolean().default(false),
  /** Ours: signing in takes a code as well. */
  twoStep: z.boolean().default(false),
});
export type AdminRow = z.output<typeof AdminRow>;

/** Administrator without roles; the password never leaves the server. */
export const AdminAlone = AdminRow.omit({
  roleNames: true,
  lastTime: true,
  addTime: true,
  token: true,
  permissionsList: true,
}).extend({
  createTime: moment,
  updateTime: moment,
});

const PASSWORD = z.string('管理员密码不能为空').min(1, '管理员密码不能为空').min(6, '长度6-20个字符').max(20, '长度6-20个字符');
const ROLES = '后台管理员角色不能为空';
export const mobileOrNone = z
  .string('请填写正确的手机号')
  .regex(/^(1\d{10})?$/, '请填写正确的手机号')
  .nullish();
const roles = present(ROLES)
  .pipe(idList)
  .refine((ids) => ids.length > 0, ROLES);
const account = words(32, '后台管理员账号不能为空', '账号长度不能超过32个字符');
const realName = words(16, '管理姓名不能为空', '姓名长度不能超过16个字符');

const AdminDraft = z.object({
  account,
  pwd: PASSWORD,
  realName,
  roles,
  status: present('status 字段不能为空').pipe(flag),
  phone: mobileOrNone,
  mustChangePassword: flag.optional(),
});
export type AdminDraft = z.output<typeof AdminDraft>;

const AdminEdit = z.object({
  id,
  account,
  realName,
  roles: roles.nullish(),
  status: flag.nullish(),
  pwd: z.union([z.literal(''), PASSWORD], '长度6-20个字符').nullish(),
  phone: mobileOrNone,
  /** Ours: the password that is given is good for one sign-in, which asks for another. */
  mustChangePassword: flag.optional(),
});
export type AdminEdit = z.output<typeof AdminEdit>;

export const newPassword = z.string('请填写新密码').min(1, '请填写新密码').min(6, '长度6-20个字符').max(20, '长度6-20个字符');

const changing = [administratorRefusals.NOT_FOUND, administratorRefusals.OWN_ACCOUNT, administratorRefusals.NOT_YOURS];

export const administratorCalls = calls('admin', '/admin', {
  me: get('/getAdminInfoByToken', { permission: 'admin:info', dataScope: 'none', beforeDuties: true, returns: Me }),
  list: get('/system/admin/list', {
    permission: 'admin:system:admin:list',
    about: '`roles` is the id of one role, `realName` part of a name or an account. Deleted accounts stay out.',
    query: paged({ roles: text(16).optional(), status: flag.optional(), realName: searchText(64).optional() }),
    returns: page(AdminRow),
  }),
  info: get('/system/admin/info', {
    permission: 'admin:system:admin:info',
    query: z.object({ id }),
    returns: AdminAlone,
    refuses: [administratorRefusals.NOT_FOUND],
  }),
  save: post('/system/admin/save', {
    permission: 'admin:system:admin:save',
    about: 'With `mustChangePassword` the first sign-in asks for a password of their own.',
    body: AdminDraft,
    returns: nothing,
    says: '添加管理员成功',
    refuses: [
      administratorRefusals.ACCOUNT_TAKEN,
      administratorRefusals.COMMON_PASSWORD,
      administratorRefusals.NOT_GRANTABLE,
      administratorRefusals.NO_ROLE,
    ],
  }),
  update: post('/system/admin/update', {
    edits: AdminAlone,
    permission: 'admin:system:admin:update',
    ownBy: 'id',
    about:
      'Everybody changes their own name and password here, and sends the rest as it is or not at all. What is left out stays. A new password ends their sessions; with `mustChangePassword` the next sign-in asks for one of their own. ' +
      'One’s own is taken for 15 minutes after a sign-in, or after the present password was sent, and ends one’s other sessions. A new password deletes the passkeys of its account.',
    body: AdminEdit,
    returns: nothing,
    refuses: [
      ...changing,
      administratorRefusals.OWNER_STAYS,
      administratorRefusals.ACCOUNT_TAKEN,
      administratorRefusals.COMMON_PASSWORD,
      administratorRefusals.OWN_PASSWORD,
      administratorRefusals.OWN_RECORD,
      administratorRefusals.NOT_GRANTABLE,
      administratorRefusals.NO_ROLE,
      administratorRefusals.LAST_SUPER,
    ],
  }),
  delete: get('/system/admin/delete', {
    permission: 'admin:system:admin:delete',
    query: z.object({ id }),
    returns: nothing,
    undo: '删除数据成功',
    refuses: [...changing, administratorRefusals.OWNER_STAYS, administratorRefusals.LAST_SUPER],
  }),
  updateStatus: get('/system/admin/updateStatus', {
    permission: 'admin:system:admin:update:status',
    about: 'Switched off, an account is signed out everywhere at once.',
    query: z.object({ id, status: flag }),
    returns: nothing,
    says: '修改成功',
    undo: '修改成功',
    refuses: [...changing, administratorRefusals.LAST_SUPER],
  }),
  updateIsSms: get('/system/admin/update/isSms', {
    permission: 'admin:system:admin:update:sms',
    about: 'Toggles; with `isSms` two clicks in the same moment mean what one does.',
    query: z.object({ id, isSms: flag.optional() }),
    returns: nothing,
    says: '修改成功',
    undo: '修改成功',
    refuses: [administratorRefusals.NOT_FOUND, administratorRefusals.NO_PHONE, administratorRefusals.NOT_YOURS],
  }),
  renameMe: post('/profile/rename', {
    permission: 'session',
    dataScope: 'none',
    about: 'Changes one’s own name; the rest of the account is the business of others.',
    body: z.object({ realName }),
    returns: nothing,
    says: '提交成功',
  }),
  changePassword: post('/password/change', {
    permission: 'session',
    dataScope: 'none',
    beforeDuties: true,
    about: 'Changes one’s own password and ends one’s other sessions; with `deletePasskeys` no device signs in without it.',
    body: z.object({
      oldPwd: z.string('请填写原密码').min(1, '请填写原密码').max(128, '原密码不正确'),
      pwd: newPassword,
      deletePasskeys: flag.optional(),
    }),
    returns: nothing,
    says: '密码已修改',
    refuses: [administratorRefusals.OLD_PASSWORD, administratorRefusals.SAME_PASSWORD, administratorRefusals.COMMON_PASSWORD],
  }),
});

labelsOf('admin', {
  id: 'ID',
  account: '账号',
  realName: '姓名',
  roleNames: '角色',
  roles: '角色',
  lastTime: '最后登录时间',
  lastIp: '最后登录IP',
  status: '状态',
  pwd: '管理员密码',
  phone: '手机号',
  isSms: '是否接收短信',
  mustChangePassword: '下次登录须改密码',
  twoStep: '两步登录',
});
labelsOf('admin_role', { roleId: '角色' });

historyOf('admin', {
  label: '管理员',
  readBy: 'admin:system:admin:info',
  fields: {
    account: 'text',
    realName: 'text',
    phone: 'text',
    status: onOrOff,
    isSms: onOrOff,
    mustChangePassword: ['下次登录须改密码', 'flag'],
    twoStep: ['两步登录', 'flag'],
    isDel: ['已删除', 'flag'],
  },
  acts: { updateStatus: '启用或停用', updateIsSms: '接收短信', changePassword: '修改密码', renameMe: '修改姓名' },
  parts: { admin_role: 'adminId' },
});
historyOf('access', { label: '权限', readBy: 'admin:system:admin:info', fields: {}, acts: { seed: '初始化' } });
historyOf('admin_role', {
  label: '角色',
  readBy: 'admin:system:admin:info',
  fields: { roleId: 'member' },
  named: { roleId: ['role', 'roleName'] },
  acts: {},
});
