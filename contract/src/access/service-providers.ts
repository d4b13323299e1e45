import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, onOrOff } from '../choices.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { flag, id, idOrNone, moment, nothing, page, paged, text, words } from '../wire.ts';
import { searchText } from '../search-text.ts';

export const serviceProviderRefusals = refusals('service_provider', {
  NOT_FOUND: { code: 404, says: () => '服务商不存在，请刷新后重试' },
  NAME_TAKEN: { onConstraint: 'service_provider__name', says: () => '已有同名的服务商，请换一个名称' },
  ADMIN_TAKEN: { onConstraint: 'service_provider__admin', says: () => '这个账号已关联其他服务商，请换一个账号' },
  NO_ADMIN: { onConstraint: 'service_provider__admin_there', says: () => '管理员不存在，请重新选择关联账号' },
});

export const serviceTypes = choices({
  sms: '短信',
  copy: '商品采集',
  expr_query: '物流查询',
  expr_dump: '电子面单',
  other: '其他',
});

const ServiceProviderDraft = z.object({
  providerName: words(50, '请填写服务商名称', '服务商名称不能超过50个字符'),
  type: serviceTypes.schema('请选择服务类型'),
  contactName: text(16, '联系人不能超过16个字符').nullish(),
  phone: z
    .string('请填写正确的手机号')
    .regex(/^(1\d{10})?$/, '请填写正确的手机号')
    .nullish(),
  adminId: idOrNone.nullish(),
  status: flag.nullish(),
  remark: text(255, '备注不能超过255个字符').nullish(),
});
export type ServiceProviderDraft = z.output<typeof ServiceProviderDraft>;

export const ServiceProvider = z.object({
  id: z.int(),
  providerName: z.string(),
  type: serviceTypes.schema(),
  contactName: z.string(),
  phone: z.string(),
  adminId: z.int().nullable(),
  adminAccount: z.string().nullable(),
  status: z.boolean(),
  remark: z.string(),
  createTime: moment,
  updateTime: moment,
});
export type ServiceProvider = z.output<typeof ServiceProvider>;

const clashes = [serviceProviderRefusals.NAME_TAKEN, serviceProviderRefusals.ADMIN_TAKEN, serviceProviderRefusals.NO_ADMIN];

/** Companies that work for the shop, and the account with which their people sign in. */
export const serviceProviderCalls = calls('service_provider', '/admin/system/provider', {
  list: get('/list', {
    permission: 'admin:system:provider:list',
    query: paged({ keywords: searchText(50).optional(), status: flag.optional() }),
    returns: page(ServiceProvider),
  }),
  info: get('/info', {
    permission: 'admin:system:provider:info',
    query: z.object({ id }),
    returns: ServiceProvider,
    refuses: [serviceProviderRefusals.NOT_FOUND],
  }),
  save: post('/save', {
    permission: 'admin:system:provider:save',
    body: ServiceProviderDraft,
    returns: nothing,
    says: '创建成功',
    refuses: clashes,
  }),
  update: post('/update', {
    edits: ServiceProvider,
    permission: 'admin:system:provider:update',
    body: ServiceProviderDraft.extend({ id }),
    returns: nothing,
    says: '编辑成功',
    refuses: [serviceProviderRefusals.NOT_FOUND, ...clashes],
  }),
  delete: get('/delete', {
    permission: 'admin:system:provider:delete',
    query: z.object({ id }),
    returns: nothing,
    undo: '删除成功',
    refuses: [serviceProviderRefusals.NOT_FOUND],
  }),
  updateStatus: get('/updateStatus', {
    permission: 'admin:system:provider:update:status',
    query: z.object({ id, status: flag }),
    returns: nothing,
    undo: '操作成功',
    refuses: [serviceProviderRefusals.NOT_FOUND],
  }),
});

labelsOf('service_provider', {
  id: '编号',
  keywords: '名称、联系人或手机号',
  providerName: '服务商名称',
  type: '服务类型',
  contactName: '联系人',
  phone: '手机号',
  adminId: '关联账号',
  adminAccount: '关联账号',
  status: '状态',
  remark: '备注',
  createTime: '创建时间',
  isDel: '已删除',
});

historyOf('service_provider', {
  label: '服务商',
  readBy: serviceProviderCalls.info.permission,
  fields: {
    ...texts('providerName', 'contactName', 'phone', 'adminId', 'remark'),
    type: serviceTypes,
    status: onOrOff,
    isDel: 'flag',
  },
  named: { adminId: ['admin', 'account'] },
  acts: { updateStatus: '启用或停用' },
  deleted: { named: ['providerName'], needs: [serviceProviderCalls.delete.permission, serviceProviderCalls.save.permission] },
});
