import { type SQL, sql } from 'drizzle-orm';
import { heldStates } from '#contract/coupons/held-coupons.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import type { TheirRow } from '../dump/columns.ts';
import type { BesideProof, MovedFigure, Proof } from '../report/reconcile.ts';
import { type OrderStanding, standingOf } from './orders/order-state.ts';
import { fenOf, flagOf, intOf } from './values/values.ts';

interface Choices {
  options: readonly { value: string | number; label: string }[];
}

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

/** Figures that a system says in a way of its own. */
export interface TheirFigures {
  /** State of an order, with the rows that tell it. */
  standing(row: TheirRow, beside: BesideProof): Pick<OrderStanding, 'state' | 'refundState'>;
  besideOrders?: Proof['beside'];
  /** Money that went back of an order. */
  refunded(row: TheirRow): number;
  /** Orders that count with others. */
  isNoOrder?(row: TheirRow): boolean;
  /** Columns of the experience of a customer, and of what a coupon in hands is worth. */
  experience: string;
  couponMoney: string;
  heldStatus(row: TheirRow): number;
}

const STATES = {
  unpaid: '待付款',
  toSend: '待发货',
  sent: '待收货',
  toReview: '待评价',
  done: '已完成',
  cancelled: '已取消',
} as const;
const REFUNDS = { none: '', asked: '申请退款', paying: '退款中', refunded: '已退款' } as const;
const stateIn = ({ state, refundState }: Pick<OrderStanding, 'state' | 'refundState'>): string =>
  [STATES[state], REFUNDS[refundState]].filter((word) => word !== '').join('、');

const words = (column: string, labels: Readonly<Record<string, string>>) =>
  sql.raw(
    `case ${column} ${Object.entries(labels)
      .map(([value, label]) => `when '${value}' then '${label}'`)
      .join(' ')} else '' end`,
  );

const ordersOf = ({ standing, besideOrders, refunded, isNoOrder }: TheirFigures): Proof => ({
  label: '订单',
  source: 'eb_store_order',
  noun: 'order',
  key: 'id',
  figures: [
    count,
    money('实付', 'pay_price', 'pay_price'),
    { label: '已退款', ours: 'refunded', isMoney: true, theirs: refunded },
    money('运费', 'total_postage', 'total_postage'),
    money('优惠券抵扣', 'coupon_price', 'coupon_price'),
    number('明细件数', 'pieces', 'total_num'),
  ],
  state: (row, beside) => stateIn(standing(row, beside)),
  ...(besideOrders && { beside: besideOrders }),
  ...(isNoOrder && { skips: isNoOrder }),
  ours: (ids) => sql`select o.id, 1 as n, o.pay_price, o.total_postage, o.coupon_price,
    coalesce((select sum(r.amount) from refund r where r.order_id = o.id), 0)::bigint as refunded,
    coalesce((select sum(l.pay_num) from order_line l where l.order_id = o.id), 0)::int as pieces,
    concat_ws('、', ${words('o.state', STATES)}, nullif(${words('o.refund_state', REFUNDS)}, '')) as state
    from "order" o where o.id = any(${ids})`,
});

/** State of a record in words of ours, there and here. */
interface StateHereAndThere {
  theirs(row: TheirRow): string;
  ours: SQL;
}

const labelsOf = ({ options }: Choices): Record<string, string> =>
  Object.fromEntries(options.map(({ value, label }) => [String(value), label]));

const statusOf = (row: TheirRow): number => intOf(row['status']);

/** States that both shops number alike. */
const alike = (states: Choices, theirs = statusOf): StateHereAndThere => {
  const labels = labelsOf(states);
  return { theirs: (row) => labels[theirs(row)] ?? '', ours: words('status::text', labels) };
};

interface PlainProof extends Omit<Proof, 'key' | 'state' | 'ours'> {
  key?: string;
  table: string;
  standing?: StateHereAndThere;
}

/** Compares a table here, whose columns hold the figures, with one of theirs. */
function plain({ table, standing, figures, ...proof }: PlainProof): Proof {
  const columns = sql.join(
    figures.map(({ ours }) => sql.identifier(ours)),
    sql`, `,
  );
  const state = standing ? sql`, ${standing.ours} as state` : sql``;
  return {
    key: 'id',
    ...proof,
    ...(standing && { state: standing.theirs }),
    figures: [count, ...figures],
    ours: (ids) => sql`select id, 1 as n, ${columns}${state} from ${sql.identifier(table)} where id = any(${ids})`,
  };
}

const customersOf = ({ experience }: TheirFigures): Proof =>
  plain({
    label: '用户',
    source: 'eb_user',
    noun: 'customer',
    key: 'uid',
    table: 'customer',
    figures: [
      money('余额', 'now_money', 'now_money'),
      money('佣金', 'brokerage_price', 'brokerage_price'),
      number('积分', 'integral', 'integral'),
      number('经验', 'experience', experience),
    ],
  });

const skus = plain({
  label: '规格',
  source: 'eb_store_product_attr_value',
  noun: 'sku',
  table: 'sku',
  skips: (row) => intOf(row['type']) > 0,
  figures: [number('库存', 'stock', 'stock'), number('销量', 'sales', 'sales'), money('价格', 'price', 'price')],
});

const heldCouponsOf = ({ couponMoney, heldStatus }: TheirFigures): Proof =>
  plain({
    label: '用户的优惠券',
    source: 'eb_store_coupon_user',
    noun: 'heldCoupon',
    table: 'coupon_user',
    figures: [money('面值', 'money', couponMoney)],
    standing: alike(heldStates, heldStatus),
  });

const withdrawals = plain({
  label: '提现',
  source: 'eb_user_extract',
  noun: 'withdrawal',
  table: 'user_extract',
  figures: [money('金额', 'extract_price', 'extract_price')],
  standing: alike(withdrawalStates),
});

const recharges = plain({
  label: '充值',
  source: 'eb_user_recharge',
  noun: 'recharge',
  table: 'user_recharge',
  figures: [
    money('本金', 'price', 'price'),
    money('赠送', 'give_price', 'give_price'),
    money('已退', 'refund_price', 'refund_price'),
  ],
  standing: {
    theirs: (row) => (flagOf(row['paid']) ? '已支付' : '未支付'),
    ours: sql`case when pay_time is null then '未支付' else '已支付' end`,
  },
});

/** Records whose figures both shops must agree on: those of the dump as they stand in it. */
export const proofsOf = (figures: TheirFigures): readonly Proof[] => [
  ordersOf(figures),
  customersOf(figures),
  skus,
  heldCouponsOf(figures),
  withdrawals,
  recharges,
];

export const crmebProofs = proofsOf({
  standing: standingOf,
  refunded: (row) => (flagOf(row['paid']) ? fenOf(row['refund_price']) : 0),
  experience: 'experience',
  couponMoney: 'money',
  heldStatus: statusOf,
});
