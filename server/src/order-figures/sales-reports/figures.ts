import type { ReportFigures } from '#contract/order-figures/sales-report-record.ts';
import { type Measure, measures } from './parts.ts';

/** SideSums of one side as the database answers them. */
export type SummedRow = Readonly<Record<string, unknown>>;

type SideSums = Record<Measure, number>;

const sumsIn = (row: SummedRow, n: number): SideSums =>
  Object.fromEntries(measures.map((measure) => [measure, Number(row[`${measure}_${n}`] ?? 0)])) as SideSums;

const HIDDEN = { paid: null, freight: null, refunded: null, net: null, profit: null };

/** Profit of goods whose cost is known; of none where no such line was sold and none came back. */
const profitOf = ({ costed_lines: lines, costed_goods: goods, cost }: SideSums) =>
  lines === 0 && goods === 0 && cost === 0 ? null : goods - cost;

/** Figures of a side, without amounts for those who may not see them. */
export function figuresIn(row: SummedRow, n: number, seesAmounts: boolean): ReportFigures {
  const sums = sumsIn(row, n);
  const { orders, pieces, refunds, lines, paid, freight, refunded } = sums;
  return {
    orders,
    pieces,
    refunds,
    backPieces: sums.back_pieces,
    lines,
    costedLines: sums.costed_lines,
    ...(seesAmounts ? { paid, freight, refunded, net: paid - refunded, profit: profitOf(sums) } : HIDDEN),
  };
}
