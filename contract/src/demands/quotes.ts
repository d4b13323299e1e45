import { z } from 'zod';
import { productRefusals } from '../catalogue/product-refusals.ts';
import { calls, get, post } from '../call.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { placeOrderRefusals } from '../orders/placing.ts';
import { recipientPhone } from '../phone-number.ts';
import { refusals } from '../refusal.ts';
import { id, idOrNone, nothing, words } from '../wire.ts';
import { demandRefusals } from './demand-refusals.ts';
import { Quote, QuoteDraft, quoteStates } from './quote-record.ts';

export const quoteRefusals = refusals('demand_quote', {
  QUOTED: { onConstraint: 'demand_quote__once', says: () => '这家店铺已经报过价，请刷新后修改原来的报价' },
  ACCEPTED: { onConstraint: 'demand_quote__accepted', says: () => '刚刚采纳了另一家店铺的报价，请刷新后再看' },
  NOT_INVITED: { says: () => '这家店铺没有被邀请报价' },
  CHOOSE_SHOP: { code: 400, says: () => '请选择报价的店铺' },
  OVER: { says: (p: { day: string }) => `报价已于 ${p.day} 截止，不能再报价或修改` },
  CHOSEN: { says: () => '已采纳一家店铺的报价，不能再报价或修改' },
  LINES: { code: 400, says: () => '报价的明细与需求不一致，请刷新后重新报价' },
  WRONG_SKU: { says: (p: { name: string }) => `“${p.name}”选的商品规格不是这家店铺在售的，请重新选择` },
  PAST: { code: 400, says: () => '报价有效期不能早于今天' },
  EXPIRED: { says: (p: { day: string }) => `这份报价的有效期到 ${p.day} 为止，请店铺更新后再采纳` },
  WITHDRAWN: { says: () => '店铺已撤回这份报价，不能采纳' },
  NO_SKU: {
    says: (p: { names: string }) =>
      `“${p.names}”在报价里没有对应店铺的商品规格，不能直接生成订单：请店铺在报价里选好规格，或下单后填订单号成交`,
  },
  SKU_TWICE: { says: (p: { name: string }) => `“${p.name}”与另一条明细选了同一规格而报价不同，请另外下单，再填订单号成交` },
  BELOW_COST: {
    says: (p: { names: string }) => `“${p.names}”的报价低于成本，请店铺先提交这条需求的价格报备，审核通过后再生成订单`,
  },
  NOT_ACCEPTED: { says: () => '这份报价没有采纳，不能生成订单，请先采纳' },
  FIXED: { says: () => '这份报价已经有了结果，不能再修改或撤回' },
});

const mayFail = [
  demandRefusals.STATE,
  quoteRefusals.OVER,
  quoteRefusals.CHOSEN,
  quoteRefusals.LINES,
  quoteRefusals.WRONG_SKU,
  quoteRefusals.PAST,
];

/** Quotes of shops for a demand. A shop is told of its own alone. */
export const quoteCalls = calls('demand_quote', '/admin/demand/quote', {
  list: get('/list', {
    permission: 'admin:demand:quote:list',
    dataScope: 'demand_quote',
    about: 'Every quote for a demand, the cheapest first; one of a shop at most.',
    query: z.object({ demandId: id }),
    returns: z.array(Quote),
  }),
  save: post('/save', {
    permission: 'admin:demand:quote:save',
    dataScope: 'demand_quote',
    about: 'The only quote of a shop that is asked for one; `shopId` may be left out by whoever belongs to one such shop.',
    body: QuoteDraft.extend({ demandId: id, shopId: idOrNone.nullish() }),
    returns: nothing,
    says: '报价成功',
    refuses: [...mayFail, quoteRefusals.QUOTED, quoteRefusals.NOT_INVITED, quoteRefusals.CHOOSE_SHOP],
  }),
  update: post('/update', {
    edits: Quote,
    permission: 'admin:demand:quote:save',
    dataScope: 'demand_quote',
    about: 'Changes a quote; one that was withdrawn stands again.',
    query: z.object({ id }),
    body: QuoteDraft,
    returns: nothing,
    says: '已更新报价',
    refuses: [...mayFail, quoteRefusals.FIXED],
  }),
  withdraw: get('/withdraw', {
    permission: 'admin:demand:quote:save',
    dataScope: 'demand_quote',
    query: z.object({ id }),
    returns: nothing,
    says: '已撤回报价',
    refuses: [demandRefusals.STATE, quoteRefusals.FIXED],
  }),
  accept: post('/accept', {
    permission: 'admin:demand:quote:accept',
    about:
      'Its shop takes the demand on; the others are declined. Until there is an order, another one may be accepted in its place.',
    body: z.object({ id }),
    returns: nothing,
    says: '已采纳报价',
    refuses: [demandRefusals.STATE, quoteRefusals.ACCEPTED, quoteRefusals.EXPIRED, quoteRefusals.WITHDRAWN],
  }),
  order: post('/order', {
    permission: 'admin:demand:deal',
    about:
      'Makes an unpaid order of the accepted quote, at its prices and freight, and ends the demand with it. Every line has to name a SKU.',
    body: z.object({
      id,
      realName: words(32, '请填写收货人'),
      phone: recipientPhone,
      address: words(255, '请填写收货地址'),
    }),
    returns: z.object({ orderNo: z.string() }),
    refuses: [
      demandRefusals.STATE,
      quoteRefusals.NOT_ACCEPTED,
      quoteRefusals.NO_SKU,
      quoteRefusals.SKU_TWICE,
      quoteRefusals.BELOW_COST,
      placeOrderRefusals.SKU_NOT_FOUND,
      productRefusals.OUT_OF_STOCK,
    ],
  }),
});

labelsOf('demand_quote', {
  id: 'ID',
  demandId: '需求',
  shopId: '店铺',
  shopName: '店铺',
  items: '报价明细',
  price: '单价',
  skuId: '商品规格',
  skuName: '商品规格',
  freight: '运费',
  amount: '合计',
  note: '说明',
  validUntil: '有效期至',
  status: '状态',
  isExpired: '已过有效期',
  isOwn: '可以修改',
  realName: '收货人',
  phone: '收货人电话',
  address: '收货地址',
  createTime: '报价时间',
  updateTime: '修改时间',
});

historyOf('demand_quote', {
  label: '报价',
  readBy: 'admin:demand:quote:list',
  fields: { ...texts('note', 'validUntil'), freight: 'yuan', amount: 'yuan', status: quoteStates },
  acts: { save: '报价', update: '修改报价', withdraw: '撤回报价', accept: '采纳报价', order: '按报价生成订单' },
});
