import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { onOrOff } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { searchText } from '../search-text.ts';
import { flag, id, nothing, page, paged, text } from '../wire.ts';
import { administratorRefusals } from './administrator-refusals.ts';
import { AdminAlone, AdminDraft, AdminEdit, AdminRow, Me, newPassword, realName } from './administrator-record.ts';

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
