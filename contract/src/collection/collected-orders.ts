import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { productRefusals } from '../catalogue/products.ts';
import { placeOrderRefusals } from '../orders/placing.ts';
import { recipientPhone } from '../phone-number.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { amount, id, idOrNone, moment, momentOrNone, nothing, page, paged, paging, text, words } from '../wire.ts';
import { collectingFailures } from './account.ts';

export const collectedOrderRefusals = refusals('crawl_order', {
  NOT_FOUND: { code: 404, says: () => '没有找到这个采集订单，请刷新页面' },
  NO_NUMBER: { code: 400, says: () => '请填写外部单号' },
  NOT_COLLECTED: { says: (p: { externalNo: string; message: string }) => `外部单号 ${p.externalNo} 没有采集到：${p.message}` },
  PLACED: { says: (p: { orderNo: string }) => `已生成订单 ${p.orderNo}，不能再修改` },
  IGNORED: { says: () => '这个采集订单已忽略，不能生成订单' },
  AMOUNT: { says: () => '金额不一致：商品金额加运费不等于订单金额，请与外部商城核对后重新采集' },
  UNMAPPED: { says: () => '请先匹配商品' },
  MAPPED_TWICE: { says: (p: { name: string }) => `“${p.name}”有两行匹配到同一规格而价格不同，请分别匹配` },
  NO_RECIPIENT: { says: () => '请补全收货人、电话和地址' },
  UNKNOWN_LINE: { code: 400, says: () => '商品行与采集的不一致，请刷新页面' },
  UNKNOWN_SKU: { code: 400, says: () => '匹配的商品规格不存在或已删除，请重新选择' },
  NOTHING_FAILED: { says: () => '没有需要重新回传的快递单号' },
});

export const collectedStates = choices({
  waiting: [0, '待确认', 'waits'],
  placed: [1, '已生成', 'done'],
  ignored: [2, '已忽略', 'rest'],
  failed: [3, '失败', 'trouble'],
});

export const reportStates = choices({
  waiting: ['waiting', '待回传', 'underway'],
  sent: ['sent', '已回传', 'done'],
  failed: ['failed', '回传失败', 'trouble'],
  replaced: ['replaced', '已更正', 'rest'],
});

/** SKU of ours that a line may be. */
const SkuMatch = z.object({
  productId: z.int(),
  attrValueId: z.int(),
  storeName: z.string(),
  suk: z.string(),
  image: z.string(),
  price: amount,
  stock: z.int(),
});
export type SkuMatch = z.output<typeof SkuMatch>;

const CollectedItem = z.object({
  externalSku: z.string(),
  name: z.string(),
  spec: z.string(),
  price: amount,
  num: z.int(),
  /** Product and SKU of ours; null until the line is matched. */
  productId: z.int().nullable(),
  attrValueId: z.int().nullable(),
  match: SkuMatch.nullable(),
  /** SKUs of a similar name, for a line that is not matched. */
  suggestions: z.array(SkuMatch),
});
export type CollectedItem = z.output<typeof CollectedItem>;

const Report = z.object({
  trackingNo: z.string(),
  carrierName: z.string(),
  state: reportStates.schema(),
  message: z.string(),
  updateTime: moment,
});

const row = {
  id: z.int(),
  source: z.string(),
  externalNo: z.string(),
  externalStatus: z.string(),
  isPaid: z.boolean(),
  /** Shop of ours that it belongs to; 0 is the house. */
  shopId: z.int(),
  buyerUnit: z.string(),
  buyerName: z.string(),
  amount,
  freight: amount,
  orderedAt: moment,
  state: collectedStates.schema(),
  /** Order that was made of it; blank before. */
  orderNo: z.string(),
  message: z.string(),
  createTime: moment,
  updateTime: moment,
};
export const CollectedRow = z.object({ ...row, lines: z.int(), unmatched: z.int() });
export type CollectedRow = z.output<typeof CollectedRow>;

export const Collected = z.object({
  ...row,
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  address: z.string(),
  remark: z.string(),
  items: z.array(CollectedItem),
  /** Tracking numbers that go back to the outside shop. */
  reports: z.array(Report),
});
export type Collected = z.output<typeof Collected>;

export const OutsideOrder = z.object({
  externalNo: z.string(),
  externalStatus: z.string(),
  isPaid: z.boolean(),
  buyerUnit: z.string(),
  buyerName: z.string(),
  amount,
  orderedAt: moment,
  collected: z.boolean(),
  /** Collected record, and what became of it. */
  id: z.int().nullable(),
  state: collectedStates.schema().nullable(),
});
export type OutsideOrder = z.output<typeof OutsideOrder>;

export const EXTERNAL_NO_MAX = 64;
export const DETAILS_MAX = 50;
const number = text(EXTERNAL_NO_MAX).optional();
const platform = text(16).optional();
const numbers = z
  .array(words(EXTERNAL_NO_MAX, '外部单号不能为空'))
  .max(DETAILS_MAX, `一次最多同步 ${DETAILS_MAX} 个订单`)
  .optional();
const CHOOSE = '请先选择订单';

/** Lines by the SKU of the outside shop; 0 takes a match away. */
const Match = z.object({ externalSku: words(64, '请刷新页面'), attrValueId: idOrNone.nullish() });

/** Orders of an outside shop, collected once each and confirmed into ours. The spelling is the wire's. */
export const collectedOrderCalls = calls('crawl_order', '/admin/crawing/order', {
  collect: post('', {
    permission: 'admin:crawing:order',
    about:
      'Fetches one order by its number at the outside shop and keeps it; collected again, it is updated until an order is made of it.',
    body: z.object({ externalNo: number, orderNo: number, platform }),
    returns: Collected,
    refuses: [...collectingFailures, collectedOrderRefusals.NO_NUMBER, collectedOrderRefusals.NOT_COLLECTED],
  }),
  listOutside: post('/more', {
    permission: 'admin:crawing:order:more',
    about: 'Orders of the outside shop, the newest first, 50 a page at most; the last seven days by default. Nothing is kept.',
    body: z.object({
      startTime: momentOrNone.optional(),
      endTime: momentOrNone.optional(),
      dateLimit: dateLimit.optional(),
      status: text(32).optional(),
      platform,
      ...paging,
    }),
    returns: page(OutsideOrder),
    refuses: [...collectingFailures, periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  collectMany: post('/moreInfo', {
    permission: 'admin:crawing:order:more',
    about: `Fetches up to ${DETAILS_MAX} orders by their numbers and keeps them; one that fails keeps no other back.`,
    body: z
      .object({ externalNos: numbers, orderNos: numbers, platform })
      .refine(({ externalNos, orderNos }) => (externalNos ?? orderNos ?? []).length > 0, {
        path: ['externalNos'],
        error: CHOOSE,
      }),
    returns: z.object({
      success: z.int(),
      fail: z.int(),
      list: z.array(z.object({ externalNo: z.string(), id: z.int().nullable(), message: z.string().nullable() })),
    }),
    refuses: collectingFailures,
  }),
  list: get('/list', {
    permission: 'admin:crawing:order',
    about: 'Collected records, the newest first; `keywords` finds by number, unit, buyer or order.',
    query: paged({ keywords: searchText(64).optional(), state: collectedStates.schema('采集订单的状态不正确').optional() }),
    returns: page(CollectedRow),
  }),
  count: get('/count', {
    permission: 'admin:crawing:order',
    about: 'How many collected records there are, by state.',
    query: z.object({}),
    returns: z.array(z.object({ state: collectedStates.schema(), count: z.int() })),
  }),
  info: get('/info', {
    permission: 'admin:crawing:order',
    query: z.object({ id }),
    returns: Collected,
    refuses: [collectedOrderRefusals.NOT_FOUND],
  }),
  update: post('/update', {
    edits: Collected,
    permission: 'admin:crawing:order',
    about: 'Puts the recipient right, and matches lines to SKUs; a match is remembered for the next order.',
    query: z.object({ id }),
    body: z.object({
      buyerName: words(32, '请填写收货人'),
      phone: recipientPhone,
      province: text(32),
      city: text(32),
      district: text(32),
      address: words(128, '请填写收货地址'),
      remark: text(500),
      items: z.array(Match).max(200),
    }),
    returns: nothing,
    refuses: [
      collectedOrderRefusals.NOT_FOUND,
      collectedOrderRefusals.PLACED,
      collectedOrderRefusals.UNKNOWN_LINE,
      collectedOrderRefusals.UNKNOWN_SKU,
    ],
  }),
  confirm: post('/confirm', {
    permission: 'admin:crawing:order:confirm',
    about: 'Makes an order of it, at the prices as collected; asked again, it answers the order that there is.',
    body: z.object({ id }),
    returns: z.object({ orderNo: z.string() }),
    refuses: [
      collectedOrderRefusals.NOT_FOUND,
      collectedOrderRefusals.IGNORED,
      collectedOrderRefusals.AMOUNT,
      collectedOrderRefusals.UNMAPPED,
      collectedOrderRefusals.MAPPED_TWICE,
      collectedOrderRefusals.NO_RECIPIENT,
      placeOrderRefusals.SKU_NOT_FOUND,
      productRefusals.OUT_OF_STOCK,
    ],
  }),
  ignore: get('/ignore', {
    permission: 'admin:crawing:order:confirm',
    about: 'Leaves it out: no order is made of it, and it is not updated any more.',
    query: z.object({ id }),
    returns: nothing,
    undo: '已忽略采集订单',
    refuses: [collectedOrderRefusals.NOT_FOUND, collectedOrderRefusals.PLACED],
  }),
  report: post('/report', {
    permission: 'admin:crawing:order:confirm',
    about: 'Sends the tracking numbers back once more that the outside shop did not take.',
    body: z.object({ id }),
    returns: nothing,
    says: '已重新回传',
    refuses: [collectedOrderRefusals.NOT_FOUND, collectedOrderRefusals.NOTHING_FAILED],
  }),
});

labelsOf('crawl_order', {
  id: 'ID',
  externalNo: '外部单号',
  externalNos: '外部单号',
  orderNos: '外部单号',
  platform: '采集平台',
  startTime: '开始时间',
  endTime: '结束时间',
  items: '商品',
  externalStatus: '外部状态',
  isPaid: '付款',
  buyerUnit: '采购单位',
  buyerName: '收货人',
  phone: '电话',
  province: '省',
  city: '市',
  district: '区县',
  address: '详细地址',
  amount: '订单金额',
  freight: '运费',
  remark: '备注',
  orderedAt: '下单时间',
  state: '状态',
  status: '外部状态',
  orderNo: '订单号',
  message: '说明',
  lines: '商品行',
  unmatched: '未匹配',
  collected: '采集',
  createTime: '采集时间',
  updateTime: '更新时间',
  keywords: '外部单号、采购单位、收货人或订单号',
  dateLimit: '下单时间',
});

historyOf('crawl_order', {
  label: '采集订单',
  readBy: 'admin:crawing:order',
  fields: {
    state: collectedStates,
    externalStatus: 'text',
    amount: 'yuan',
    freight: 'yuan',
    orderNo: 'text',
    message: 'text',
    isPaid: 'flag',
  },
  acts: {
    collect: '采集订单',
    collectMany: '同步订单详情',
    confirm: '生成订单',
    ignore: '忽略',
    report: '重新回传快递单号',
  },
});
