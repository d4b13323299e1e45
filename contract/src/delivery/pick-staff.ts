import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { flagChoices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { bit, id, idOrNone, integer, moment, nothing, page, paged, text, words } from '../wire.ts';
import { PickPoint } from './pick-point-record.ts';

export const pickStaffRefusals = refusals('pick_staff', {
  NOT_FOUND: { says: () => '核销员不存在' },
  ALREADY: { onConstraint: 'pick_staff__admin', says: () => '当前用户已经是该提货点的核销员' },
  NO_ADMIN: { onConstraint: 'pick_staff__admin_there', says: () => '管理员不存在，请重新选择管理员' },
  NO_POINT: { onConstraint: 'pick_staff__point', says: () => '提货点不存在，请重新选择提货点' },
});

export const atWork = flagChoices('启用', '停用');

const PickStaffDraft = z.object({
  uid: integer(1, 2_147_483_647, '请选择管理员'),
  avatar: text(64).nullish(),
  storeId: integer(1, 2_147_483_647, '请选择提货点'),
  staffName: words(64, '核销员名称不能为空', '核销员名称不能超过64个字符'),
  phone: z
    .string('手机号格式不正确!')
    .regex(/^(1[3-9]\d{9})?$/, '手机号格式不正确!')
    .nullish(),
});
export type PickStaffDraft = z.output<typeof PickStaffDraft>;

/**
 * Person who hands out orders at a pick-up point. `avatar` holds the account; `status` is 1 while that is allowed, 0 otherwise.
 */
export const PickStaff = z.object({
  id,
  uid: id,
  avatar: z.string().default(''),
  storeId: id,
  staffName: z.string(),
  phone: z.string(),
  verifyStatus: z.int(),
  status: z.int(),
  createTime: moment,
  updateTime: moment,
  systemStore: PickPoint.nullable(),
  /** The administrator, by account and name. */
  user: z.object({ account: z.string(), realName: z.string() }).nullable(),
});
export type PickStaff = z.output<typeof PickStaff>;

/** Bodies travel as query parameters. */
export const pickStaffCalls = calls('pick_staff', '/admin/system/store/staff', {
  list: get('/list', {
    permission: 'admin:system:staff:list',
    orAnyOf: ['admin:order:write:confirm', 'admin:order:write:update'],
    dataScope: 'pick_staff',
    about:
      '`storeId` 0 means all points. Whoever is limited to a point sees its staff, and whoever may only hand out orders the own row: clients look for it.',
    query: paged({ storeId: idOrNone.optional() }),
    returns: page(PickStaff),
  }),
  info: get('/info', {
    permission: 'admin:system:staff:info',
    query: z.object({ id }),
    returns: PickStaff.omit({ systemStore: true, user: true }),
    refuses: [pickStaffRefusals.NOT_FOUND],
  }),
  save: post('/save', {
    permission: 'admin:system:staff:save',
    query: PickStaffDraft,
    returns: nothing,
    refuses: [pickStaffRefusals.ALREADY, pickStaffRefusals.NO_ADMIN, pickStaffRefusals.NO_POINT],
  }),
  update: post('/update', {
    edits: PickStaff.omit({ systemStore: true, user: true }),
    permission: 'admin:system:staff:update',
    query: PickStaffDraft.extend({ id }),
    returns: nothing,
    refuses: [pickStaffRefusals.NOT_FOUND, pickStaffRefusals.ALREADY, pickStaffRefusals.NO_ADMIN, pickStaffRefusals.NO_POINT],
  }),
  updateStatus: get('/update/status', {
    permission: 'admin:system:staff:update:status',
    query: z.object({ id, status: bit('请选择状态') }),
    returns: nothing,
    undo: '操作成功',
    refuses: [pickStaffRefusals.NOT_FOUND],
  }),
  delete: get('/delete', {
    permission: 'admin:system:staff:delete',
    query: z.object({ id }),
    returns: nothing,
    undo: '删除成功',
    refuses: [pickStaffRefusals.NOT_FOUND],
  }),
});

labelsOf('pick_staff', {
  id: 'ID',
  uid: '管理员',
  avatar: '账号',
  storeId: '所属提货点',
  staffName: '核销员名称',
  phone: '手机号码',
  status: '状态',
  createTime: '添加时间',
});

historyOf('pick_staff', {
  label: '核销员',
  readBy: 'admin:system:staff:info',
  fields: { staffName: 'text', phone: 'text', status: atWork },
  acts: { save: '新增', update: '编辑', updateStatus: '启用或停用', delete: '删除' },
});
