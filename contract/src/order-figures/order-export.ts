import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../exports/exports.ts';
import { idList } from '../wire.ts';
import { OrderFilter } from '../orders/order-filter.ts';

/** Columns of the order export, one row per order line; values of the order stand in the row of its first line. */
export const orderExportColumns = {
  orderNo: { title: '订单号' },
  createTime: { title: '下单时间' },
  situation: { title: '订单状态' },
  productName: { title: '商品名称' },
  sku: { title: '规格' },
  quantity: { title: '数量' },
  price: { title: '单价' },
  lineSum: { title: '小计' },
  payPostage: { title: '运费' },
  payPrice: { title: '订单金额' },
  refundPrice: { title: '已退金额' },
  payType: { title: '支付方式' },
  payTime: { title: '付款时间' },
  realName: { title: '收货人' },
  userPhone: { title: '收货电话' },
  userAddress: { title: '收货地址' },
  mark: { title: '买家留言' },
  remark: { title: '商家备注' },
  deliveryName: { title: '快递公司' },
  deliveryId: { title: '快递单号' },
  shippedTime: { title: '发货时间', optional: true },
  receivedTime: { title: '收货时间', optional: true },
  seller: { title: '店铺', optional: true },
  linePaid: { title: '商品实付', optional: true },
  platformPrice: { title: '平台承担优惠', optional: true },
  shopPrice: { title: '店铺承担优惠', optional: true },
} as const satisfies Record<string, ExportColumn>;
export type OrderExportColumn = keyof typeof orderExportColumns;

const amounts: readonly string[] = [
  'price',
  'lineSum',
  'linePaid',
  'platformPrice',
  'shopPrice',
  'payPostage',
  'payPrice',
  'refundPrice',
] satisfies OrderExportColumn[];

/** The columns for somebody who may see amounts, or may not. */
export const exportColumnsFor = (seesAmounts: boolean): Readonly<Record<string, ExportColumn>> =>
  Object.fromEntries(Object.entries(orderExportColumns).filter(([name]) => seesAmounts || !amounts.includes(name)));

export const orderExportCalls = calls('order', '/admin/store/order', {
  exportOrders: post('/export', {
    permission: 'admin:export:excel:order',
    dataScope: 'order',
    about: 'Writes the orders that the list finds, or those named by `ids`, into a file, one row per order line.',
    body: z.object({ filter: OrderFilter.extend({ ids: idList.optional() }).prefault({}), ...exportOptions }),
    returns: Started,
    refuses: [
      exportRefusals.NO_COLUMN,
      exportRefusals.EMPTY,
      exportRefusals.BUSY,
      periodRefusals.UNREADABLE,
      periodRefusals.BACKWARDS,
    ],
  }),
});

/** The noun is the order, as above. */
export const orderSheetCalls = calls('order', '/admin/export/excel', {
  orderSheet: get('/order', {
    permission: 'admin:export:excel:order',
    dataScope: 'order',
    about: 'The address of a workbook of what the list finds, one row per order, good for a few minutes.',
    query: OrderFilter,
    returns: z.object({ fileName: z.string() }),
    refuses: [exportRefusals.EMPTY, periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
});
