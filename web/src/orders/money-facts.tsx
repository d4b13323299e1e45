import { showMoment } from '#contract/moment.ts';
import type { Fen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { type Fact, Facts, Part } from './part.tsx';
import type { OrderInfo } from './situation.tsx';

const sum = (label: string, fen: Fen): Fact => [
  label,
  <span className="figure" key={label}>
    {yuanText(fen)}
  </span>,
];
/** Left out where it is nothing. */
const some = (label: string, fen: Fen | null): Fact => (fen === null || fen === 0 ? [label, null] : sum(label, fen));

const sumsOf = (order: OrderInfo): readonly Fact[] => [
  sum(`商品 ${order.totalNum} 件`, order.proTotalPrice),
  sum('邮费', order.payPostage),
  some('优惠券', -order.couponPrice),
  some('积分抵扣', -order.deductionPrice),
  some('改价', order.beforePayPrice === null ? null : order.payPrice - order.beforePayPrice),
  [
    order.paid ? '实际支付' : '应付',
    <strong className="figure" key="pay">
      {yuanText(order.payPrice)}
    </strong>,
  ],
  some('已退款', -order.refundPrice),
];

const factsOf = (order: OrderInfo): readonly Fact[] => [
  ['付款时间', order.payTime && showMoment(order.payTime)],
  ['使用积分', order.useIntegral > 0 && String(order.useIntegral)],
  ['退回积分', order.backIntegral > 0 && String(order.backIntegral)],
  ['推广人', order.spreadName],
];

/** How the sum came about, and how it was paid. */
export const MoneyFacts = ({ order }: { order: OrderInfo }) => (
  <Part title="金额">
    <div className="sums">
      <Facts of={sumsOf(order)} />
    </div>
    <Facts of={factsOf(order)} />
  </Part>
);
