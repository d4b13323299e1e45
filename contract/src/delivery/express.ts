import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { flagChoices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { onePassRefusals } from '../services/one-pass.ts';
import { absentOr, count, flag, id, integer, moment, nothing, page, paged, present, text } from '../wire.ts';
import { searchText } from '../search-text.ts';

export const carrierRefusals = refusals('express', {
  NOT_FOUND: { says: () => '快递公司不存在' },
  GONE: { says: () => '快递公司不存在!' },
  CODE_TAKEN: { onConstraint: 'express__code', says: () => '快递公司编码已存在' },
  NOT_THERE: { says: () => '编辑的记录不存在!' },
  NO_ACCOUNT: { says: () => '请输入月结账号' },
  NO_PASSWORD: { says: () => '请输入月结密码' },
  SYNC_FAILED: { says: () => '同步物流公司失败：一号通的回答无法读取，请稍后重试' },
  NO_OUTLET: { says: () => '请输入取件网点' },
});

export const enabledOrNot = flagChoices('启用', '停用');

const sort = integer(0, 9999, absentOr('排序不能为空', '排序应在 0 到 9999 之间'));

/** A carrier. `partnerId`, `partnerKey` and `net` say which of `account`, `password` and `netName` it needs. */
export const Express = z.object({
  id,
  code: z.string(),
  name: z.string(),
  partnerId: z.boolean(),
  partnerKey: z.boolean(),
  net: z.boolean(),
  account: z.string().nullable(),
  password: z.string().nullable(),
  netName: z.string().nullable(),
  /** Code by which WeChat knows the carrier, which shipping information names. */
  wechatCode: z.string().nullish(),
  sort,
  isShow: z.boolean(),
  status: z.boolean(),
});

/** The last time that the provider was asked, and how many carriers that added and changed. */
const RanBefore = z.object({ at: moment, added: count, updated: count });

export const expressCalls = calls('express', '/admin/express', {
  list: get('/list', {
    permission: 'admin:express:list',
    query: paged({ keywords: searchText(64).optional(), isShow: flag.optional() }),
    returns: page(Express),
  }),
  all: get('/all', {
    permission: 'admin:express:all',
    dataScope: 'none',
    about:
      'Carriers to choose from: `normal` for typed tracking numbers, `elec` for electronic sheets. People with a limit are not told the ' +
      'accounts of the shop with them.',
    query: z.object({ type: z.enum(['normal', 'elec'], '请选择快递公司类型') }),
    returns: z.array(Express),
  }),
  info: get('/info', {
    permission: 'admin:express:info',
    query: z.object({ id }),
    returns: Express,
    refuses: [carrierRefusals.NOT_FOUND],
  }),
  update: post('/update', {
    edits: Express,
    permission: 'admin:express:update',
    about: 'What electronic sheets need; a password that is sent back masked stays as it is.',
    body: z.object({
      id: present('快递公司id不能为空').pipe(id),
      account: text(100).nullish(),
      password: text(100).nullish(),
      netName: text(100).nullish(),
      wechatCode: text(64).nullish(),
      sort,
      status: present('是否可用不能为空').pipe(flag),
    }),
    returns: nothing,
    undo: '已修改物流公司',
    refuses: [carrierRefusals.GONE, carrierRefusals.NO_ACCOUNT, carrierRefusals.NO_PASSWORD, carrierRefusals.NO_OUTLET],
  }),
  setShown: post('/update/show', {
    permission: 'admin:express:update:show',
    body: z.object({ id, isShow: present('是否显示不能为空').pipe(flag) }),
    returns: nothing,
    undo: '已修改物流公司状态',
    refuses: [carrierRefusals.NOT_THERE],
  }),
  sync: post('/sync/express', {
    permission: 'admin:express:sync',
    about:
      'Adds the carriers of the provider that the shop does not know yet, takes over the names of the others and what their accounts take, and says which. Within an hour of the last time the provider is not asked, unless `again` says so, and `ranBefore` tells of that time. The wire answers null.',
    query: z.object({ again: flag.optional() }),
    returns: z.object({ added: z.array(z.string()), updated: z.array(z.string()), ranBefore: RanBefore.nullish() }).nullable(),
    refuses: [carrierRefusals.SYNC_FAILED, onePassRefusals.SILENT, onePassRefusals.BROKEN, onePassRefusals.REFUSED],
  }),
});

labelsOf('express', {
  name: '物流公司名称',
  code: '编码',
  sort: '排序',
  isShow: '状态',
  account: '月结账号',
  password: '月结密码',
  netName: '网点名称',
  wechatCode: '微信编码',
  status: '电子面单',
  keywords: '物流公司名称或编码',
});

historyOf('express', {
  label: '物流公司',
  readBy: 'admin:express:info',
  fields: { sort: 'text', isShow: enabledOrNot, status: 'flag', account: 'text', netName: 'text', wechatCode: 'text' },
  acts: { update: '编辑', setShown: '切换状态', sync: '同步' },
});
