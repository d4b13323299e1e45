import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { count, flag, id, moment, nothing, page, paged, text } from '../wire.ts';

export const no = refusals('admin', {
  ACCOUNT_TAKEN: { onConstraint: 'admin__account', says: () => '管理员已存在' },
  OLD_PASSWORD: { says: () => '原密码不正确' },
  COMMON_PASSWORD: { says: () => '这个密码太常见，或含有您的账号，容易被猜到，请换一个' },
  SAME_PASSWORD: { says: () => '新密码不能与原密码相同，请换一个' },
});

/** `roles` holds the ids of the roles as text, and `admin` before them for a super administrator. */
export const Me = z.object({
  id,
  account: z.string(),
  realName: z.string(),
  roles: z.array(z.string()),
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
  /** Only sent when true. */
  mustChangePassword: z.boolean().optional(),
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
  isDel: z.boolean(),
});

const newPassword = z.string('请填写新密码').min(1, '请填写新密码').min(6, '长度6-20个字符').max(20, '长度6-20个字符');

export const administratorCalls = calls('admin', '/admin', {
  me: get('/getAdminInfoByToken', { permission: 'admin:info', beforePasswordChange: true, returns: Me }),
  list: get('/system/admin/list', {
    permission: 'admin:system:admin:list',
    about: '`roles` is the id of one role, `realName` part of a name or an account. Deleted accounts stay out.',
    query: paged({ roles: text(16).optional(), status: flag.optional(), realName: text(64).optional() }),
    returns: page(AdminRow),
  }),
  changePassword: post('/password/change', {
    permission: 'session',
    beforePasswordChange: true,
    about: 'Changes one’s own password and ends one’s other sessions.',
    body: z.object({ oldPwd: z.string('请填写原密码').min(1, '请填写原密码').max(128, '原密码不正确'), pwd: newPassword }),
    returns: nothing,
    says: '密码已修改',
    refuses: [no.OLD_PASSWORD, no.SAME_PASSWORD, no.COMMON_PASSWORD],
  }),
});

export const signInOutcomes = choices({
  done: ['done', '登录成功', 'done'],
  wrong: ['wrong', '账号或密码不正确', 'trouble'],
  captcha: ['captcha', '验证码不正确', 'trouble'],
  locked: ['locked', '失败过多，暂停登录', 'waits'],
  disabled: ['disabled', '账号已停用', 'rest'],
});
export type SignInOutcome = (typeof signInOutcomes.values)[number];

export const SignInEntry = z.object({
  id,
  at: moment,
  account: z.string(),
  realName: z.string().nullable(),
  outcome: signInOutcomes.schema(),
  address: z.string(),
  device: z.string(),
});

labelsOf('admin', {
  id: 'ID',
  account: '账号',
  realName: '姓名',
  roleNames: '身份',
  roles: '身份',
  lastTime: '最后登录时间',
  lastIp: '最后登录IP',
  status: '状态',
});
