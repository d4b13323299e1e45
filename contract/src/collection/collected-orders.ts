import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { productRefusals } from '../catalogue/product-refusals.ts';
import { placeOrderRefusals } from '../orders/placing.ts';
import { recipientPhone } from '../phone-number.ts';
import { searchText } from '../search-text.ts';
import { id, idOrNone, momentOrNone, nothing, page, paged, paging, text, words } from '../wire.ts';
import { collectingFailures } from './account.ts';
import { Collected, CollectedRow, collectedStates, OutsideOrder } from './collected-order-record.ts';
import { collectedOrderRefusals } from './collected-order-refusals.ts';

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
