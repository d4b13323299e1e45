import { z } from 'zod';
import { choices, labelOf } from '../choices.ts';

/** Names and Chinese labels of an order's life, shared by the server's rules and the screens. */

/**
 * Tabs of the order list in their order. `notShipped` and `toBeWrittenOff` are the wire's, with orders of a group-buy whose team is not
 * whole; `toSend`, `toHandOut` and `teamWaiting` are ours and tell these apart.
 */
export const orderTabs = choices({
  all: '全部',
  unPaid: '待付款',
  toSend: '待发货',
  notShipped: '待发货',
  teamWaiting: '待成团',
  spike: '待收货',
  bargain: '待评价',
  complete: '已完成',
  toHandOut: '待核销',
  toBeWrittenOff: '待核销',
  refunding: '退款中',
  refunded: '已退款',
  deleted: '已取消',
});
export type OrderTab = (typeof orderTabs.values)[number];

/** Tabs that our own lists have in place of the wire's. */
const ownTabs: Readonly<Partial<Record<OrderTab, OrderTab>>> = { notShipped: 'toSend', toBeWrittenOff: 'toHandOut' };
export const isOwnTab = (tab: OrderTab): boolean => ['toSend', 'toHandOut', 'teamWaiting'].includes(tab);
export const ownTabOf = (tab: OrderTab): OrderTab => ownTabs[tab] ?? tab;
/** Tabs that staff see, each label once. */
export const shownTabs = orderTabs.options.filter(({ value }) => ownTabOf(value) === value);

/** Moments of an order that a period of the list may count. */
export const orderTimes = choices({
  created: ['create', '下单时间'],
  paid: ['pay', '付款时间'],
  refunded: ['refund', '退款时间'],
});

/** Moments that sums of orders go by. */
export const summedTimes = z.enum([orderTimes.created, orderTimes.paid], '请选择时间类型');

/** The caller and nobody, among whoever handles an order; others by their id. */
export const handledBy = choices({ me: '我处理的', none: '没人处理的' });
export const orderHandlers = z
  .string('请选择处理人')
  .regex(/^(me|none|[1-9]\d{0,8})$/, '请选择处理人：me 是自己，none 是没人处理的，其他填员工编号');

/** The situation of an order in the words of the wire, which existing clients show; our screens have their own. */
export const orderSituations = choices({
  unPaid: ['unPaid', '未支付', 'rest'],
  notShipped: ['notShipped', '未发货', 'waits'],
  spike: ['spike', '待收货', 'underway'],
  bargain: ['bargain', '待评价', 'done'],
  complete: ['complete', '交易完成', 'done'],
  toBeWrittenOff: ['toBeWrittenOff', '待核销', 'waits'],
  applyRefund: ['applyRefund', '申请退款', 'waits'],
  refunding: ['refunding', '退款中', 'trouble'],
  refunded: ['refunded', '已退款', 'rest'],
  deleted: ['deleted', '已删除', 'rest'],
});
export type OrderSituation = (typeof orderSituations.values)[number];

const situationWords: Readonly<Record<string, string>> = {
  unPaid: '待付款',
  notShipped: '待发货',
  complete: '已完成',
  applyRefund: '退款申请',
  deleted: '已取消',
};

interface WordedOrder {
  statusStr: { key: string; value: string };
  paid: boolean;
  isTeamWaiting?: boolean | undefined;
}

/** Labels of the situations on screens and in files. Customers delete only what they paid for; others that are gone were cancelled. */
export function situationWord({ statusStr: { key, value }, paid, isTeamWaiting }: WordedOrder): string {
  if (isTeamWaiting) return orderTabs.labels.teamWaiting;
  if (key === orderSituations.deleted && paid) return value;
  return (Object.hasOwn(situationWords, key) ? situationWords[key] : undefined) ?? value;
}

/** Refund of an order, in the numbers of the wire. */
export const refundStatuses = choices({
  none: [0, '未退款', 'rest'],
  asked: [1, '申请中', 'waits'],
  refunded: [2, '已退款', 'rest'],
  paying: [3, '退款中', 'trouble'],
});

export const payTypes = choices({
  weixin: '微信支付',
  alipay: '支付宝支付',
  yue: '余额支付',
  offline: '线下支付',
});
/** Ways of orders: those that are chosen when one is placed, and credit, on which staff settle one. */
export const orderPayTypes = choices({ ...payTypes.labels, credit: '赊账' });

export const payTypeLabel = (payType: string): string => labelOf(orderPayTypes, payType) ?? '其他支付';

/** Ways in which goods leave, as the shipping form sends them. */
export const sendTypes = choices({ parcel: ['1', '快递'], courier: ['2', '自配送'], virtual: ['3', '无需物流'] });
/** A tracking number that is typed, or one that comes with a printed waybill. */
export const recordTypes = choices({ typed: ['1', '手动填写'], sheet: ['2', '电子面单打印'] });

export const orderStates = ['unpaid', 'toSend', 'sent', 'toReview', 'done', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];
export const refundStates = ['none', 'asked', 'paying', 'refunded'] as const;
export type RefundState = (typeof refundStates)[number];
/** Money of an order is asked back, or on its way. */
export const isRefunding = (state: RefundState): boolean => state === 'asked' || state === 'paying';

export const defaultRefundReasons = [
  '收货地址填错了',
  '与描述不符',
  '信息填错了，重新拍',
  '收到商品损坏了',
  '未按预定时间发货',
  '其它原因',
] as const;
