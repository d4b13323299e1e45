import { sql } from 'drizzle-orm';
import { heldStates } from '#contract/coupons/held-coupons.ts';
import { withdrawalStates } from '#contract/finance/withdrawals.ts';
import { labelOf } from '#contract/choices.ts';
import type { MovedFigure, Proof } from '../report/reconcile.ts';
import { standingOf } from './order-state.ts';
import { fenOf, flagOf, intOf } from './values.ts';

const money = (label: string, ours: string, theirs: string): MovedFigure => ({
  label,
  ours,
  isMoney: true,
  theirs: (row) => fenOf(row[theirs]),
});
const number = (label: string, ours: string, theirs: string): MovedFigure => ({
  label,
  ours,
  theirs: (row) => intOf(row[theirs]),
});
const count: MovedFigure = { label: '条数', ours: 'n', theirs: () => 1 };

const STATES = {
  unpaid: '待付款',
  toSend: '待发货',
  sent: '待收货',
  toReview: '待评价',
  done: '已完成',
  cancelled: '已取消',
} as const;
const REFUNDS = { none: '', asked: '申请退款', paying: '退款中', refunded: '已退款' } as const;
const stateIn = (state: keyof typeof STATES, refundState: keyof typeof REFUNDS): string =>
  [STATES[state], REFUNDS[refundState]].filter((word) => word !== '').join('、');

const words = (column: string, labels: Readonly<Record<string, string>>) =>
  sql.raw(
    `case ${column} ${Object.entries(labels)
      .map(([value, label]) => `when '${value}' then '${label}'`)
      .join(' ')} else '' end`,
  );

const orders: Proof = {
  label: '订单',
  source: 'eb_store_order',
  noun: 'order',
  key: 'id',
  figures: [
    count,
    money('实付', 'pay_price', 'pay_price'),
    { label: '已退款', ours: 'refunded', isMoney: true, theirs: (row) => (flagOf(row['paid']) ? fenOf(row['refund_price']) : 0) },
    money('运费', 'total_postage', 'total_postage'),
    money('优惠券抵扣', 'coupon_price', 'coupon_price'),
    number('明细件数', 'pieces', 'total_num'),
  ],
  state(row) {
    const { state, refundState } = standingOf(row);
    return stateIn(state, refundState);
  },
  ours: (ids) => sql`select o.id, 1 as n, o.pay_price, o.total_postage, o.coupon_price,
    coalesce((select sum(r.amount) from refund r where r.order_id = o.id), 0)::bigint as refunded,
    coalesce((select sum(l.pay_num) from order_line l where l.order_id = o.id), 0)::int as pieces,
    concat_ws('、', ${words('o.state', STATES)}, nullif(${words('o.refund_state', REFUNDS)}, '')) as state
    from "order" o where o.id = any(${ids})`,
};

const customers: Proof = {
  label: '用户',
  source: 'eb_user',
  noun: 'customer',
  key: 'uid',
  figures: [
    count,
    money('余额', 'now_money', 'now_money'),
    money('佣金', 'brokerage_price', 'brokerage_price'),
    number('积分', 'integral', 'integral'),
    number('经验', 'experience', 'experience'),
  ],
  ours: (ids) => sql`select id, 1 as n, now_money, brokerage_price, integral, experience from customer where id = any(${ids})`,
};

const skus: Proof = {
  label: '规格',
  source: 'eb_store_product_attr_value',
  noun: 'sku',
  key: 'id',
  skips: (row) => intOf(row['type']) > 0,
  figures: [count, number('库存', 'stock', 'stock'), number('销量', 'sales', 'sales'), money('价格', 'price', 'price')],
  ours: (ids) => sql`select s.id, 1 as n, s.stock, s.sales, s.price from sku s where s.id = any(${ids})`,
};

const heldCoupons: Proof = {
  label: '用户的优惠券',
  source: 'eb_store_coupon_user',
  noun: 'heldCoupon',
  key: 'id',
  figures: [count, money('面值', 'money', 'money')],
  state: (row) => labelOf(heldStates, intOf(row['status'])) ?? '',
  ours: (ids) =>
    sql`select id, 1 as n, money, ${words('status::text', labelsOf(heldStates.options))} as state from coupon_user where id = any(${ids})`,
};

const withdrawals: Proof = {
  label: '提现',
  source: 'eb_user_extract',
  noun: 'withdrawal',
  key: 'id',
  figures: [count, money('金额', 'extract_price', 'extract_price')],
  state: (row) => labelOf(withdrawalStates, intOf(row['status'])) ?? '',
  ours: (ids) =>
    sql`select id, 1 as n, extract_price, ${words('status::text', labelsOf(withdrawalStates.options))} as state from user_extract where id = any(${ids})`,
};

const recharges: Proof = {
  label: '充值',
  source: 'eb_user_recharge',
  noun: 'recharge',
  key: 'id',
  figures: [
    count,
    money('本金', 'price', 'price'),
    money('赠送', 'give_price', 'give_price'),
    money('已退', 'refund_price', 'refund_price'),
  ],
  state: (row) => (flagOf(row['paid']) ? '已支付' : '未支付'),
  ours: (ids) =>
    sql`select id, 1 as n, price, give_price, refund_price, case when pay_time is null then '未支付' else '已支付' end as state from user_recharge where id = any(${ids})`,
};

function labelsOf(options: readonly { value: string | number; label: string }[]): Record<string, string> {
  return Object.fromEntries(options.map(({ value, label }) => [String(value), label]));
}

/** Records whose figures both shops must agree on. */
export const crmebProofs: readonly Proof[] = [orders, customers, skus, heldCoupons, withdrawals, recharges];
