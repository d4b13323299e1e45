import { showMoment } from '#contract/moment.ts';
import type { Fen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { type Fact, Facts, Part } from './part.tsx';
import type { OrderInfo } from './situation.tsx';

const sum = (label: string, fen: Fen | null): Fact => [label, fen !== null && <span className="figure">{yuanText(fen)}</span>];
/** Left out where it is nothing. */
const some = (label: string, fen: Fen | null): Fact => sum(label, fen === 0 ? null : fen);
const points = (label: string, count: number): Fact => [label, count > 0 && String(count)];

const factsOf = (order: OrderInfo): readonly Fact[] => [
  ['商品总数', `${order.totalNum} 件`],
  sum('商品总价', order.proTotalPrice),
  sum('支付邮费', order.payPostage),
  some('优惠券', -order.couponPrice),
  some('积分抵扣', -order.deductionPrice),
  some('改价前', order.beforePayPrice),
  sum(order.paid ? '实际支付' : '应付', order.payPrice),
  some('已退款', -order.refundPrice),
  points('使用积分', order.useIntegral),
  points('退回积分', order.backIntegral),
  ['付款时间', order.payTime && showMoment(order.payTime)],
  ['推广人', order.spreadName],
];

export const MoneyFacts = ({ order }: { order: OrderInfo }) => (
  <Part title="金额">
    <Facts of={factsOf(order)} />
  </Part>
);
