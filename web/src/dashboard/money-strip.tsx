import type { Answer } from '#contract/call.ts';
import { orderChartCalls } from '#contract/orders/statistics.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { type Measure, counted, inYuan } from '#web/ui/chart/measure.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

const DAYS = 7;

type Figures = Record<string, number> | null | undefined;

interface Props {
  label: string;
  to: string;
  figures: Figures;
  measure: Measure;
}

/** Today against yesterday, and the last seven days. */
function DayCard({ label, to, figures, measure }: Props) {
  const days = figures && Object.entries(figures).slice(-DAYS);
  const [yesterday, today] = days?.slice(-2) ?? [];
  return (
    <FigureCard
      label={label}
      to={to}
      value={today?.[1]}
      measure={measure}
      compared={yesterday && { name: '昨日', value: yesterday[1] }}
      days={days ?? []}
    />
  );
}

type Chart = Answer<typeof orderChartCalls.days>;

const cards: readonly { label: string; to: string; measure: Measure; of: (paid?: Chart, refunds?: Chart) => Figures }[] = [
  { label: '今日销售额', to: '/order/index?dateLimit=today', measure: inYuan, of: (paid) => paid?.price },
  { label: '支付订单', to: '/order/index?dateLimit=today', measure: counted('单'), of: (paid) => paid?.quality },
  { label: '退款', to: '/order/index?status=refunded', measure: inYuan, of: (_, refunds) => refunds?.price },
];

/** The money of today, for those who may see amounts. */
export function MoneyStrip() {
  const may = useMay();
  const enabled = may(orderChartCalls.days) && may(seeAmounts);
  const { data: paid } = useCall(orderChartCalls.days, {}, { enabled });
  const { data: refunds } = useCall(orderChartCalls.refunds, {}, { enabled });
  if (!enabled) return null;
  return (
    <section className="money-strip" aria-label="今日经营">
      {cards.map(({ of, ...card }) => (
        <DayCard key={card.label} {...card} figures={of(paid, refunds)} />
      ))}
    </section>
  );
}
