/** Names and Chinese labels of an order's life, shared by the server's rules and the screens. */

/** Tabs of the order list in their order; keys are the wire's, labels ours to show. */
export const orderTabs = [
  { value: 'all', label: '全部' },
  { value: 'unPaid', label: '未支付' },
  { value: 'notShipped', label: '未发货' },
  { value: 'spike', label: '待收货' },
  { value: 'bargain', label: '待评价' },
  { value: 'complete', label: '交易完成' },
  { value: 'toBeWrittenOff', label: '待核销' },
  { value: 'refunding', label: '退款中' },
  { value: 'refunded', label: '已退款' },
  { value: 'deleted', label: '已删除' },
] as const;
export type OrderTab = (typeof orderTabs)[number]['value'];

/** What the back-office calls the situation of an order. */
export const orderSituations = {
  unPaid: '未支付',
  notShipped: '未发货',
  spike: '待收货',
  bargain: '待评价',
  complete: '交易完成',
  toBeWrittenOff: '待核销',
  applyRefund: '申请退款',
  refunding: '退款中',
  refunded: '已退款',
  deleted: '已删除',
} as const;
export type OrderSituation = keyof typeof orderSituations;

export const payTypes = [
  { value: 'weixin', label: '微信支付' },
  { value: 'alipay', label: '支付宝支付' },
  { value: 'yue', label: '余额支付' },
  { value: 'offline', label: '线下支付' },
] as const;
export const payTypeLabel = (payType: string): string => payTypes.find(({ value }) => value === payType)?.label ?? '其他支付';

/** How goods leave, as the shipping form sends it. */
export const sendTypes = [
  { value: '1', label: '发货' },
  { value: '2', label: '送货' },
  { value: '3', label: '虚拟' },
] as const;

export const orderStates = ['unpaid', 'toSend', 'sent', 'toReview', 'done', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];
export const refundStates = ['none', 'asked', 'paying', 'refunded'] as const;
export type RefundState = (typeof refundStates)[number];

export const defaultRefundReasons = [
  '收货地址填错了',
  '与描述不符',
  '信息填错了，重新拍',
  '收到商品损坏了',
  '未按预定时间发货',
  '其它原因',
] as const;
