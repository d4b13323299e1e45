import type { Why } from '#web/ui/why/why.ts';

/** Figures of a day. */
export const dayWhys = {
  sales: {
    counts: '按付款时间：用户今天为订单付的钱，含运费和余额付款',
    of: '今天付款的订单，不论哪天下单',
    without: '充值和后台已删除的订单；退款另计，不从中扣除',
  },
  orders: { counts: '今天付款的订单有几单', of: '今天付款的订单，不论哪天下单', without: '后台已删除的订单' },
  views: { counts: '商城页面被打开的次数，同一个人打开几次算几次', of: '今天商城页面上报的访问', without: '后台页面' },
  customers: { counts: '今天登记的用户有几人', of: '今天加入的全部用户' },
  refunds: {
    counts: '按退款完成的时间：今天退给用户的钱',
    of: '今天完成的退款，不论订单哪天付款',
    without: '申请中和还没有退出的，和充值的退款',
  },
} as const satisfies Record<string, Why>;
