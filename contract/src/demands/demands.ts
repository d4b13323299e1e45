import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { searchText } from '../search-text.ts';
import { flag, id, idOrNone, nothing, page, paged, words } from '../wire.ts';
import { dayTextOrNone } from './parts.ts';
import { demandRefusals } from './demand-refusals.ts';
import { Demand, DemandDraft, DemandRow, demandStates } from './demand-record.ts';

const SHOPS_MAX = 20;

/** Saves and submits at once. */
const submit = flag.optional();
const shopIds = z.array(id, '请选择店铺').max(SHOPS_MAX, `最多邀请 ${SHOPS_MAX} 家店铺`);
const reason = words(200, '请填写原因', '原因不能超过200个字符');
const saved = [demandRefusals.NUMBER_TAKEN, demandRefusals.NO_CATEGORY, demandRefusals.PAST_DATE];

/** Needs of customers and units: shops quote side by side, and an order is made of one quote. */
export const demandCalls = calls('demand', '/admin/demand', {
  list: get('/list', {
    permission: 'admin:demand:list',
    dataScope: 'demand',
    about: 'The newest first. A shop finds those that it filed, takes on, or is asked to quote for.',
    query: paged({
      keywords: searchText(64).optional(),
      status: demandStates.schema('需求状态不正确').optional(),
      dateLimit: dateLimit.optional(),
      overdue: flag.optional(),
      /** Quotes are asked for, and none stands: none of one’s own shops, for their people. */
      unquoted: flag.optional(),
    }),
    returns: page(DemandRow),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  count: get('/count', {
    permission: 'admin:demand:list',
    dataScope: 'demand',
    about: 'How many demands there are, by state.',
    returns: z.array(z.object({ status: demandStates.schema(), count: z.int() })),
  }),
  info: get('/info', {
    permission: 'admin:demand:info',
    dataScope: 'demand',
    query: z.object({ id }),
    returns: Demand,
  }),
  save: post('/save', {
    permission: 'admin:demand:save',
    dataScope: 'demand',
    about: 'A draft; `submit` also submits it. The budget is the sum of the lines where it is left out.',
    body: DemandDraft.extend({ submit }),
    returns: z.object({ id: z.int() }),
    refuses: [...saved, demandRefusals.NO_SHOP_OF_YOURS],
  }),
  update: post('/update', {
    edits: Demand,
    permission: 'admin:demand:update',
    dataScope: 'demand',
    about: 'Drafts and rejected demands alone.',
    query: z.object({ id }),
    body: DemandDraft.extend({ submit }),
    returns: z.object({ id: z.int() }),
    refuses: [...saved, demandRefusals.STATE, demandRefusals.NOT_YOURS],
  }),
  delete: get('/delete', {
    permission: 'admin:demand:delete',
    dataScope: 'demand',
    query: z.object({ id }),
    returns: nothing,
    undo: '删除成功',
    refuses: [demandRefusals.STATE, demandRefusals.NOT_YOURS],
  }),
  submit: post('/submit', {
    permission: 'admin:demand:submit',
    dataScope: 'demand',
    query: z.object({ id }),
    returns: nothing,
    says: '已提交，等待受理',
    refuses: [demandRefusals.STATE, demandRefusals.NOT_YOURS, demandRefusals.PAST_DATE],
  }),
  accept: post('/accept', {
    permission: 'admin:demand:accept',
    about: '`shopId` takes it on at once; `shopIds` are asked to quote, until `quoteUntil` where it is given.',
    body: z.object({ id, shopId: idOrNone.optional(), shopIds: shopIds.optional(), quoteUntil: dayTextOrNone.optional() }),
    returns: nothing,
    says: '已受理，店铺可以报价了',
    refuses: [demandRefusals.STATE, demandRefusals.NOBODY, demandRefusals.NO_SHOP, demandRefusals.PAST_QUOTING],
  }),
  invite: post('/invite', {
    edits: z.object({ shopIds: z.array(z.int()), quoteUntil: z.string() }),
    permission: 'admin:demand:accept',
    about: 'Other shops and another last day, until a quote is accepted. Shops that have quoted stay.',
    body: z.object({ id, shopIds: shopIds.min(1, '请至少邀请一家店铺'), quoteUntil: dayTextOrNone.optional() }),
    returns: nothing,
    refuses: [
      demandRefusals.STATE,
      demandRefusals.CHOSEN,
      demandRefusals.HAS_QUOTED,
      demandRefusals.NO_SHOP,
      demandRefusals.SHOP_TWICE,
      demandRefusals.PAST_QUOTING,
    ],
  }),
  reject: post('/reject', {
    permission: 'admin:demand:reject',
    body: z.object({ id, reason: words(200, '请填写拒绝原因', '拒绝原因不能超过200个字符') }),
    returns: nothing,
    says: '已拒绝',
    refuses: [demandRefusals.STATE],
  }),
  deal: post('/deal', {
    permission: 'admin:demand:deal',
    about: 'Names the order that came of it: one of the shop that takes it on, once.',
    body: z.object({ id, orderNo: words(32, '请输入订单号') }),
    returns: nothing,
    says: '已成交',
    refuses: [
      demandRefusals.STATE,
      demandRefusals.NO_TAKER,
      demandRefusals.NO_ORDER,
      demandRefusals.ORDER_USED,
      demandRefusals.BELOW_COST,
    ],
  }),
  close: get('/close', {
    permission: 'admin:demand:close',
    dataScope: 'demand',
    query: z.object({ id, reason }),
    returns: nothing,
    says: '已关闭',
    refuses: [demandRefusals.STATE, demandRefusals.NOT_YOURS],
  }),
});

labelsOf('demand', {
  id: 'ID',
  demandNo: '需求单号',
  title: '需求标题',
  unitName: '需求单位',
  contact: '联系人',
  phone: '联系电话',
  cateId: '品类',
  cateName: '品类',
  items: '需求明细',
  name: '名称',
  spec: '规格',
  unit: '单位',
  num: '数量',
  budgetPrice: '预算单价',
  budget: '预算',
  expectDate: '期望日期',
  attachments: '附件',
  remark: '备注',
  shopId: '承接店铺',
  shopName: '承接店铺',
  shopIds: '邀请报价的店铺',
  shops: '邀请报价的店铺',
  status: '状态',
  quoteUntil: '报价截止日',
  quoteCount: '报价',
  unquoted: '报价',
  isOverdue: '逾期',
  overdue: '逾期',
  isChosen: '已采纳报价',
  isOwn: '可以修改',
  reason: '原因',
  orderNo: '订单号',
  createName: '创建人',
  submit: '提交',
  createTime: '创建时间',
  updateTime: '修改时间',
  keywords: '单号、标题、单位、联系人或电话',
  dateLimit: '创建时间',
});
labelsOf('demand_shop', { demandId: '需求', shopId: '店铺', createTime: '邀请时间' });

historyOf('demand', {
  label: '采购需求',
  readBy: 'admin:demand:info',
  fields: {
    ...texts('title', 'unitName', 'contact', 'phone', 'expectDate', 'remark', 'quoteUntil', 'reason', 'orderNo'),
    budget: 'yuan',
    status: demandStates,
  },
  acts: {
    submit: '提交',
    accept: '受理',
    invite: '改邀请的店铺',
    reject: '拒绝',
    deal: '成交',
    close: '关闭',
  },
});
historyOf('demand_shop', {
  label: '邀请报价的店铺',
  readBy: 'admin:demand:accept',
  fields: { demandId: 'text', shopId: 'text' },
  named: { demandId: ['demand', 'title'], shopId: ['shop', 'name'] },
  acts: {},
});
