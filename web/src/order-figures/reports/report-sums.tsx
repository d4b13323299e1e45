import type { ReportFigures } from '#contract/order-figures/sales-report-record.ts';
import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { Figures } from '#web/ui/chart/figures.tsx';
import { type Measure, counted, inYuan } from '#web/ui/chart/measure.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import type { Why } from '#web/ui/why/why.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { paidOrders, refundedOrders, reportByDay } from './order-links.ts';
import { start } from './start.ts';

interface Card {
  label: string;
  why: Why;
  measure: Measure;
  of: (figures: ReportFigures) => number | null;
  to: typeof paidOrders;
}

const perOrder = ({ paid, orders }: ReportFigures) => (paid === null || orders === 0 ? null : Math.round(paid / orders));

const paidThen = '这段时间付款的订单，不论哪天下单';

const cards: readonly Card[] = [
  {
    label: '营业额',
    why: { counts: '按付款时间：用户为订单付的钱，含运费和余额付款', of: paidThen, without: '充值；退款另计，不从中扣除' },
    measure: inYuan,
    of: ({ paid }) => paid,
    to: paidOrders,
  },
  {
    label: '退款',
    why: { counts: '按退款完成的时间：退给用户的钱', of: '这段时间完成的退款，不论订单是哪天付的', without: '充值的退款' },
    measure: inYuan,
    of: ({ refunded }) => refunded,
    to: refundedOrders,
  },
  {
    label: '净额',
    why: { counts: '营业额减去退款', of: '这段时间的付款和退款' },
    measure: inYuan,
    of: ({ net }) => net,
    to: reportByDay,
  },
  {
    label: '订单数',
    why: { counts: '这段时间付款的订单有几单', of: paidThen },
    measure: counted('单'),
    of: ({ orders }) => orders,
    to: paidOrders,
  },
  {
    label: '件数',
    why: { counts: '付款订单里的商品件数相加，不扣除退货', of: paidThen },
    measure: counted('件'),
    of: ({ pieces }) => pieces,
    to: paidOrders,
  },
  { label: '客单价', why: { counts: '营业额除以订单数', of: paidThen }, measure: inYuan, of: perOrder, to: paidOrders },
];

const profitWhy = {
  counts: '有成本的商品：实付货款减去退回的货款，再减去成本；退货入库的商品不计成本',
  of: '这段时间付款的商品明细，和这段时间完成的退款，不论订单是哪天付的',
  without: '运费，和没有填成本的商品',
};

const coveredText = ({ lines, costedLines }: ReportFigures) =>
  lines === costedLines ? `${lines} 条明细都有成本` : `${lines} 条明细中 ${costedLines} 条有成本`;

/** Takings and refunds, which the net comes from. */
const netParts = (figures: ReportFigures | undefined): Why['parts'] =>
  figures && figures.paid !== null && figures.refunded !== null
    ? [
        ['营业额', inYuan.text(figures.paid)],
        ['退款', inYuan.text(0 - figures.refunded)],
      ]
    : [];

/** Figures of the whole period beside those of the other; each leads to its orders, or to the days that it sums. */
export function ReportSums() {
  const { address } = useScene();
  const mayOrders = useMay()(orderCalls.list);
  const query = useCall(salesReportCalls.sums, inputOf(salesReportCalls.sums, address, start), { saysItself: true });
  const { data } = query;
  const shown = data ? cards.filter(({ of, label }) => label === '客单价' || of(data.figures) !== null) : cards;
  const beforeOf = (of: Card['of']) => {
    const value = data?.before ? of(data.before) : null;
    return value === null ? undefined : { name: '对比', value };
  };
  return (
    <div className="report-sums">
      <Figures of={[query]}>
        {shown.map(({ label, why, measure, of, to }) => (
          <FigureCard
            key={label}
            label={label}
            why={label === '净额' ? { ...why, parts: netParts(data?.figures) } : why}
            measure={measure}
            value={data && (of(data.figures) ?? 0)}
            compared={beforeOf(of)}
            isRate
            {...(data && (mayOrders || to === reportByDay) && { to: to(data.days) })}
          />
        ))}
        {data && data.figures.profit !== null && (
          <FigureCard
            label="毛利"
            why={{ ...profitWhy, parts: [['明细', coveredText(data.figures)]] }}
            measure={inYuan}
            value={data.figures.profit}
            under={coveredText(data.figures)}
            to={reportByDay(data.days)}
          />
        )}
      </Figures>
    </div>
  );
}
