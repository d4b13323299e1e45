/** Consequences for customers of closing an activity before its time. */
export const closing = {
  bargain: '还没有砍到底价的砍价会结束，已经砍成的也不能再下单。',
  flashSale: '关闭后用户马上不能按秒杀价购买，已下的订单不受影响。',
  groupBuy: '关闭后不能再开团和参团；已经开的团到时间凑不够人，会自动退款。',
} as const;
