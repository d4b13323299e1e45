import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, labelOf } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { phoneNumberOrNone } from '../phone-number.ts';
import { recordOf } from '../record.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { flag, id, idOrNone, integer, line, nothing, orderMoney, page, paged, text, words } from '../wire.ts';
import { attachments, dayTextOrNone } from './parts.ts';

export const demandStates = choices({
  draft: [0, '草稿', 'rest'],
  submitted: [1, '待受理', 'waits'],
  quoting: [2, '报价中', 'underway'],
  dealt: [3, '已成交', 'done'],
  closed: [4, '已关闭', 'rest'],
  rejected: [5, '未通过', 'trouble'],
});

const NOT_IN: Readonly<Record<string, string>> = {
  update: '修改',
  delete: '删除',
  submit: '提交',
  accept: '受理',
  reject: '拒绝',
  deal: '成交',
  close: '关闭',
  invite: '改邀请的店铺',
  quote: '报价',
};

export const demandRefusals = refusals('demand', {
  NUMBER_TAKEN: { onConstraint: 'demand__number', says: () => '需求单号重复，请再保存一次' },
  NO_CATEGORY: { onConstraint: 'demand__category', says: () => '品类不存在或已删除，请重新选择' },
  NO_SHOP: { onConstraint: 'demand_shop__shop_there', says: () => '有的店铺不存在或已停业，请重新选择' },
  SHOP_TWICE: { onConstraint: 'demand_shop__once', says: () => '邀请的店铺刚被他人修改，请刷新后重试' },
  STATE: {
    says: (p: { status: number; act: string }) =>
      `需求${labelOf(demandStates, p.status) ?? ''}，不能${NOT_IN[p.act] ?? '操作'}，请刷新后再看`,
  },
  NOT_YOURS: { code: 403, says: () => '只有提交这条需求的店铺或平台可以操作' },
  PAST_DATE: { code: 400, says: () => '期望日期不能早于今天' },
  PAST_QUOTING: { code: 400, says: () => '报价截止日不能早于今天' },
  NOBODY: { code: 400, says: () => '请选择承接店铺，或至少邀请一家店铺报价' },
  CHOSEN: { says: () => '已采纳一家店铺的报价，不能再改邀请的店铺' },
  HAS_QUOTED: { says: (p: { name: string }) => `“${p.name}”已经报价，不能取消邀请` },
  NO_TAKER: { says: () => '还没有承接店铺，请先采纳一家店铺的报价' },
  NO_ORDER: { says: () => '没有找到承接店铺的这个订单，请核对订单号；已取消的订单不能成交' },
  BELOW_COST: {
    says: (p: { names: string }) => `订单里的“${p.names}”低于成本，请店铺先提交这条需求或这张订单的价格报备，审核通过后再成交`,
  },
  ORDER_USED: { onConstraint: 'demand__order', says: () => '这个订单已经对应另一条需求，请核对订单号' },
  NO_SHOP_OF_YOURS: { code: 403, says: () => '您还没有所属店铺，请联系管理员把您加到店铺里' },
});

const ITEMS_MAX = 100;
const SHOPS_MAX = 20;
const NO_ITEM = '请至少添加一条需求明细';

const item = {
  name: line(100, '请输入明细名称', '明细名称不能超过100个字符'),
  spec: text(100, '规格不能超过100个字符'),
  unit: text(16, '单位不能超过16个字符'),
  num: integer(1, 999_999, '数量应为 1 到 999999'),
  budgetPrice: orderMoney,
};
const Item = z.object(item);
export type DemandItem = z.output<typeof Item>;
const ItemDraft = Item.extend({ spec: item.spec.nullish(), unit: item.unit.nullish(), budgetPrice: orderMoney.nullish() });

const DemandDraft = z.object({
  title: line(100, '请输入需求标题', '需求标题不能超过100个字符'),
  unitName: line(100, '请输入需求单位', '需求单位不能超过100个字符'),
  contact: text(32, '联系人不能超过32个字符').nullish(),
  phone: phoneNumberOrNone('联系电话应为手机号或座机号').nullish(),
  cateId: idOrNone.nullish(),
  items: z.array(ItemDraft, NO_ITEM).min(1, NO_ITEM).max(ITEMS_MAX, `需求明细最多 ${ITEMS_MAX} 条`),
  budget: orderMoney.nullish(),
  expectDate: dayTextOrNone.nullish(),
  attachments: attachments.nullish(),
  remark: text(500, '备注不能超过500个字符').nullish(),
});
export type DemandDraft = z.output<typeof DemandDraft>;

const { items: _items, attachments: _attachments, ...listed } = DemandDraft.shape;
const standing = {
  demandNo: z.string(),
  cateName: z.string(),
  /** Shop that takes it on; 0 until one does, and for shops that did not get it. */
  shopId: z.int(),
  shopName: z.string(),
  status: demandStates.schema(),
  /** Last day of quotes; blank for none. */
  quoteUntil: z.string(),
  quoteCount: z.int(),
  isOverdue: z.boolean(),
  /** Reason of its rejection or its end. */
  reason: z.string(),
  /** Order that came of it. */
  orderNo: z.string(),
  createName: z.string(),
};

export const DemandRow = recordOf(z.object(listed), standing);
export type DemandRow = z.output<typeof DemandRow>;

export const Demand = recordOf(DemandDraft.omit({ items: true }), {
  ...standing,
  items: z.array(Item),
  /** Shops that are asked to quote. */
  shops: z.array(z.object({ id: z.int(), name: z.string() })),
  /** A quote is accepted. */
  isChosen: z.boolean(),
  /** The actor may edit, submit and close it, as far as its state allows. */
  isOwn: z.boolean(),
});
export type Demand = z.output<typeof Demand>;

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
