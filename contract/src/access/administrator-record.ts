import { z } from 'zod';
import { count, flag, id, idList, moment, present, words } from '../wire.ts';

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
export const realName = words(16, '管理姓名不能为空', '姓名长度不能超过16个字符');

export const AdminDraft = z.object({
  account,
  pwd: PASSWORD,
  realName,
  roles,
  status: present('status 字段不能为空').pipe(flag),
  phone: mobileOrNone,
  mustChangePassword: flag.optional(),
});
export type AdminDraft = z.output<typeof AdminDraft>;

export const AdminEdit = z.object({
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
