import { labelOf } from '#contract/choices.ts';
import { refundStatuses } from '#contract/orders/enums.ts';
import { showMoment } from '#contract/moment.ts';
import type { Fen } from '#contract/fen.ts';
import { amountText } from '../order/amounts.ts';
import { type Fact, Facts } from '#web/ui/cells/facts.tsx';
import { Part } from '../order/part.tsx';
import { type OrderInfo, isPaid } from '../order/situation.tsx';

const sum = (label: string, fen: Fen | null): Fact => [
  label,
  <span className="figure" key={label}>
    {amountText(fen)}
  </span>,
];
/** Fact that is left out at nothing. */
const some = (label: string, fen: Fen | null): Fact => (fen ? sum(label, fen) : [label, null]);
/** Deductions from the sum. */
const less = (label: string, fen: Fen | null): Fact => some(label, fen && -fen);

/** Discounts on goods of other shops that the platform bears. */
const platformPartOf = ({ orderInfo }: OrderInfo): Fen =>
  orderInfo.reduce((total, { platformPrice }) => total + (platformPrice ?? 0), 0);

const sumsOf = (order: OrderInfo): readonly Fact[] => [
  sum(`商品 ${order.totalNum} 件`, order.proTotalPrice),
  sum('运费', order.payPostage),
  less('优惠券', order.couponPrice),
  less('积分抵扣', order.deductionPrice),
  some('其中平台承担', platformPartOf(order)),
  some('改价', order.beforePayPrice && (order.payPrice ?? 0) - order.beforePayPrice),
  [
    isPaid(order) ? '实际支付' : '应付',
    <strong className="figure" key="pay">
      {amountText(order.payPrice)}
    </strong>,
  ],
  less('已退', order.refundPrice),
  some('还应收', isPaid(order) || order.isDel ? null : order.payPrice),
];

const factsOf = (order: OrderInfo): readonly Fact[] => [
  ['付款时间', order.payTime && showMoment(order.payTime)],
  ['退款状态', isPaid(order) && labelOf(refundStatuses, order.refundStatus)],
  ['使用积分', order.useIntegral > 0 && String(order.useIntegral)],
  ['退回积分', order.backIntegral > 0 && String(order.backIntegral)],
  ['分销员', order.spreadName],
];

/** Composition of the sum, and its payment; nothing for those who may not see amounts. */
export const MoneyFacts = ({ order }: { order: OrderInfo }) =>
  order.payPrice !== null && (
    <Part title="金额">
      <div className="sums">
        <Facts of={sumsOf(order)} />
      </div>
      <Facts of={factsOf(order)} />
    </Part>
  );
