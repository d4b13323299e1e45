import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { historyOf } from '../history.ts';
import { count, moment, nothing, page, paged, present, words, orderMoney } from '../wire.ts';
import { sum } from './amounts.ts';
import { summedTimes } from './enums.ts';
import { attemptRefusals } from '../payments/attempts.ts';
import { placeOrderRefusals, requestKey, orderNo } from './placing.ts';
import { OrderCounts, OrderFilter, benchFilters } from './order-filter.ts';
import { OrderInfo, OrderRow } from './order-record.ts';
import { orderRefusals } from './order-refusals.ts';

const payable = orderMoney.refine((fen) => fen >= 1, '实际支付金额不能小于1分');

export const orderCalls = calls('order', '/admin/store/order', {
  list: get('/list', {
    permission: 'admin:order:list',
    dataScope: 'order',
    about:
      'Newest first. Tabs `toSend`, `toHandOut` and `teamWaiting` split those of the wire by the team of a group-buy. `keywords` finds by order number, name, end of the phone number, product or tracking number. With `longest` those to send that were paid first come first.',
    query: paged({ ...OrderFilter.shape, ...benchFilters }),
    returns: page(OrderRow),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  statusNum: get('/status/num', {
    permission: 'admin:order:status:num',
    dataScope: 'order',
    query: OrderFilter.pick({ dateLimit: true, type: true }),
    returns: OrderCounts,
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  listData: get('/list/data', {
    permission: 'admin:order:list:data',
    dataScope: 'order',
    about:
      'Orders that the back-office did not delete, and what was paid of them: in all, by WeChat and from balances. `timeOf` (ours) takes ' +
      'the period by the time of payment: the takings.',
    query: z.object({ dateLimit: dateLimit.optional(), timeOf: summedTimes.optional() }),
    returns: z.object({ count, amount: sum, weChatAmount: sum, yueAmount: sum }),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  countOverdue: get('/overdue', {
    permission: 'admin:order:status:num',
    dataScope: 'order',
    about:
      'Orders that the filter `overdue` finds, counted up to 1,000, the hours after which they are, and the payment of the one to send ' +
      'that has waited longest.',
    returns: z.object({ hours: z.number(), count, capped: z.boolean(), oldest: moment.nullable() }),
  }),
  info: get('/info', {
    permission: 'admin:order:info',
    dataScope: 'order',
    query: z.object({ orderNo }),
    returns: OrderInfo,
    refuses: [orderRefusals.NOT_FOUND, orderRefusals.DELETED],
  }),
  updatePrice: post('/update/price', {
    permission: 'admin:order:update:price',
    dataScope: 'sole_order',
    body: z.object({
      orderNo,
      payPrice: present('实际支付金额不能为空').pipe(payable),
      requestKey,
    }),
    returns: nothing,
    refuses: [
      orderRefusals.OF_SEVERAL,
      orderRefusals.NOT_FOUND,
      orderRefusals.ALREADY_PAID,
      orderRefusals.CANCELLED,
      orderRefusals.PRICE_CHANGED_BEFORE,
      orderRefusals.SAME_PRICE,
      orderRefusals.BELOW_COST,
      attemptRefusals.UNDER_WAY,
      placeOrderRefusals.KEY_REUSED,
    ],
  }),
  mark: post('/mark', {
    edits: z.object({ mark: z.string() }),
    permission: 'admin:order:mark',
    dataScope: 'sole_order',
    query: z.object({ orderNo, mark: words(512, '请输入订单备注') }),
    returns: nothing,
    refuses: [orderRefusals.NOT_FOUND, orderRefusals.OF_SEVERAL],
  }),
  receive: post('/receive', {
    permission: 'admin:order:receive',
    dataScope: 'sole_order',
    about: 'Confirms receipt on behalf of the customer.',
    body: z.object({ orderNo, requestKey }),
    returns: nothing,
    refuses: [
      orderRefusals.OF_SEVERAL,
      orderRefusals.NOT_FOUND,
      orderRefusals.NOT_SENT,
      orderRefusals.REFUNDING_CANNOT_RECEIVE,
      placeOrderRefusals.KEY_REUSED,
    ],
  }),
  remove: get('/delete', {
    permission: 'admin:order:delete',
    dataScope: 'whole_order',
    query: z.object({ orderNo }),
    returns: nothing,
    refuses: [
      orderRefusals.NOT_FOUND,
      orderRefusals.NOT_DELETED_BY_CUSTOMER,
      orderRefusals.DELETED_BEFORE,
      orderRefusals.REFUNDING_CANNOT_DELETE,
      orderRefusals.IN_CASE,
    ],
  }),
});

/** Stock entries of orders stand in the history of a product. */
historyOf('order', {
  label: '订单',
  readBy: orderCalls.info.permission,
  fields: {},
  acts: {
    create: '下单',
    importPast: '导入历史订单',
    removePast: '撤回导入的历史订单',
    cancel: '取消订单',
    cancelUnpaid: '超时未支付，取消订单',
    refund: '退款',
    agreeRefund: '同意退款',
    proposeRefund: '提交退款复核',
    settleRefund: '退款到账',
    handOverRefund: '转为线下退款',
    giveBackSpent: '补退优惠券和积分',
    declineRefund: '拒绝退款',
    refuseRefund: '拒绝退款',
    remove: '删除订单',
    exportOrders: '导出订单',
    claim: '接手处理',
    claimMany: '接手处理',
    claimNext: '接手下一单',
    release: '放回',
    assign: '指派',
    assignMany: '指派',
    endClaims: '到时放回',
    deskPlace: '代客下单',
    deskCancel: '取消订单',
    deskCancelMany: '取消订单',
    deskQuote: '价格试算',
    verify: '核销',
    askRefund: '申请退款',
    pay: '支付',
    payOffline: '确认线下收款',
    confirmPaidBack: '确认线下退款',
    failPaidBack: '线下退款失败',
    updatePrice: '改价',
    returnSurplus: '退回重复付款',
    mark: '备注',
    send: '发货',
    ship: '批量发货',
    shipRun: '批量发货',
    shipRetry: '重试批量发货',
    shipRecall: '撤回批量发货',
    correctTracking: '更正物流单号',
    uploadShipping: '重新上传发货信息',
    lookForWaybill: '查电子面单打印记录',
    confirmWaybill: '确认电子面单单号',
    waybillNotPrinted: '确认电子面单没有打印',
    recall: '撤回发货',
    changeAddress: '修改收货地址',
    receive: '确认收货',
    confirmReceipt: '确认收货',
    quote: '计算金额',
  },
});
