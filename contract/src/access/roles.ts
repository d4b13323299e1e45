import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { onOrOff } from '../choices.ts';
import { yuanOfFen } from '../fen.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { flag, id, nothing, page, paged } from '../wire.ts';
import { dataScopes, RoleDraft, RoleInfo, RoleRow } from './role-record.ts';

export const roleRefusals = refusals('role', {
  NAME_TAKEN: { onConstraint: 'role__name', says: () => '角色名称重复' },
  GRANTED_ALREADY: { onConstraint: 'role_menu__pair', says: () => '该角色已有这项权限，请刷新页面后重试' },
  HELD_ALREADY: { onConstraint: 'admin_role__pair', says: () => '该管理员已有这个角色，请刷新页面后重试' },
  NOT_FOUND: { says: () => '角色不存在' },
  NOT_THERE: { says: () => '角色不存在，请刷新页面' },
  DELETED: { says: () => '角色已删除' },
  IN_USE: { says: (p: { holders: number }) => `该角色已被管理员使用，请先给这 ${p.holders} 位管理员换一个角色` },
  SUPER: { says: () => '超级管理员角色始终拥有全部权限，不能修改、停用或删除' },
  OWN: { says: () => '不能修改、停用或删除自己的角色，请让其他管理员操作' },
  NOT_HELD: { says: (p: { name: string }) => `您没有“${p.name}”的权限，不能把它授予或移出角色` },
  KEPT: { says: (p: { name: string }) => `“${p.name}”只能由 admin 账号授予或移出角色` },
  REFUND_BEYOND: {
    says: (p: { limit: number }) => `您的单笔订单退款上限是 ${yuanOfFen(p.limit)} 元，只能设置和修改不超过它的上限`,
  },
  DAY_REFUND_BEYOND: {
    says: (p: { limit: number }) => `您 24 小时内的退款上限是 ${yuanOfFen(p.limit)} 元，只能设置和修改不超过它的上限`,
  },
  NO_MENU: { says: () => '有的菜单已被删除，请刷新页面后重新选择权限' },
});

/** Bundles of rights. `rules` names what a role grants: nodes of the menu tree by id, with commas between. */
export const roleCalls = calls('role', '/admin/system/role', {
  list: get('/list', {
    permission: 'admin:system:role:list',
    query: paged({ roleName: searchText(32).optional(), status: flag.optional() }),
    returns: page(RoleRow),
  }),
  save: post('/save', {
    permission: 'admin:system:role:save',
    about: 'Grants only what the asking person may do, too.',
    body: RoleDraft,
    returns: nothing,
    refuses: [
      roleRefusals.NAME_TAKEN,
      roleRefusals.NOT_HELD,
      roleRefusals.KEPT,
      roleRefusals.NO_MENU,
      roleRefusals.REFUND_BEYOND,
      roleRefusals.DAY_REFUND_BEYOND,
    ],
  }),
  update: post('/update', {
    edits: RoleInfo,
    permission: 'admin:system:role:update',
    about: 'Replaces all rights of a role.',
    body: RoleDraft.extend({ id }),
    returns: nothing,
    undo: '更新角色成功',
    refuses: [
      roleRefusals.NOT_FOUND,
      roleRefusals.NAME_TAKEN,
      roleRefusals.SUPER,
      roleRefusals.OWN,
      roleRefusals.NOT_HELD,
      roleRefusals.KEPT,
      roleRefusals.NO_MENU,
      roleRefusals.REFUND_BEYOND,
      roleRefusals.DAY_REFUND_BEYOND,
    ],
  }),
  delete: get('/delete', {
    permission: 'admin:system:role:delete',
    query: z.object({ id }),
    returns: nothing,
    undo: '删除数据成功',
    refuses: [
      roleRefusals.DELETED,
      roleRefusals.IN_USE,
      roleRefusals.SUPER,
      roleRefusals.OWN,
      roleRefusals.NOT_HELD,
      roleRefusals.KEPT,
    ],
  }),
  info: get('/info/{id}', {
    permission: 'admin:system:role:info',
    about: 'With the whole menu tree, in which `checked` says what the role grants.',
    params: z.object({ id }),
    returns: RoleInfo,
    refuses: [roleRefusals.NOT_FOUND],
  }),
  updateStatus: get('/updateStatus', {
    permission: 'admin:system:role:update:status',
    query: z.object({ id, status: flag }),
    returns: nothing,
    says: '修改成功',
    undo: '更新状态成功',
    refuses: [roleRefusals.NOT_THERE, roleRefusals.SUPER, roleRefusals.OWN, roleRefusals.NOT_HELD, roleRefusals.KEPT],
  }),
  requireTwoStep: post('/requireTwoStep', {
    permission: 'admin:system:role:update',
    about:
      'Holders who have not set up two-step sign-in are led to it before anything else. A super administrator sets it for every role.',
    body: z.object({ id, required: flag }),
    returns: nothing,
    undo: '修改成功',
    refuses: [roleRefusals.NOT_FOUND, roleRefusals.SUPER, roleRefusals.OWN, roleRefusals.NOT_HELD, roleRefusals.KEPT],
  }),
});

labelsOf('role', {
  id: '角色编号',
  roleName: '角色名称',
  status: '状态',
  rules: '菜单权限',
  requiresTwoStep: '要求两步登录',
  dataScope: '数据范围',
  refundLimit: '单笔订单退款上限',
  refundDayLimit: '每人 24 小时退款上限',
  holders: '使用人数',
  pages: '页面权限',
  createTime: '创建时间',
  updateTime: '更新时间',
});
labelsOf('role_menu', { menuId: '权限' });

historyOf('role', {
  label: '角色',
  readBy: 'admin:system:role:info',
  fields: {
    roleName: 'text',
    status: onOrOff,
    requiresTwoStep: ['要求两步登录', 'flag'],
    dataScope: dataScopes,
    refundLimit: 'yuan',
    refundDayLimit: 'yuan',
  },
  acts: { updateStatus: '启用或停用', requireTwoStep: '要求两步登录' },
  parts: { role_menu: 'roleId' },
});
historyOf('role_menu', {
  label: '权限',
  readBy: 'admin:system:role:info',
  fields: { menuId: 'member' },
  named: { menuId: ['menu', 'name'] },
  acts: {},
});
