import { Segmented } from 'antd';
import { Link } from 'react-router';
import { type ComparedDay, comparedDays, homeCalls } from '#contract/dashboard/home.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { orderChartCalls } from '#contract/order-figures/order-chart.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { Figures } from '#web/ui/chart/figures.tsx';
import { counted, inYuan } from '#web/ui/chart/measure.ts';
import { type Key, useCall, useMay } from '#web/ui/wire/index.ts';
import { dayWhys } from './day-whys.ts';
import { PlacedOrders } from './placed-orders.tsx';

const DAYS = 7;
const PAID_TODAY = '/order/index?dateLimit=today&timeOf=pay';
const REPORTS = '/financial/reports?by=product&dateLimit=yesterday';
const REFUNDED_TODAY = '/order/index?dateLimit=today&timeOf=refund';

type ByDay = Record<string, number> | null | undefined;

const latest = (byDay: ByDay) => (byDay ? Object.entries(byDay).slice(-DAYS) : undefined);

const compared = (day: ComparedDay, value: number | null | undefined) =>
  typeof value === 'number' ? { name: comparedDays.labels[day], value } : undefined;

interface Props {
  comparedDay: ComparedDay;
}

/** Figures of today beside another day's, with the last days of those that the person may see by day. */
function DayFigures({ comparedDay }: Props) {
  const may = useMay();
  const figures = [
    useCall(homeCalls.figures, {}, { saysItself: true }),
    useCall(homeCalls.figuresOn, { day: comparedDay }, { enabled: may(homeCalls.figuresOn), saysItself: true }),
  ] as const;
  const [{ data: today }, { data: before }] = figures;
  const byDay = (call: Key) => ({ enabled: may(call), saysItself: true });
  const { data: paid } = useCall(orderChartCalls.days, {}, byDay(orderChartCalls.days));
  const { data: customers } = useCall(homeCalls.newCustomers, {}, byDay(homeCalls.newCustomers));
  return (
    <Figures of={figures}>
      {may(seeAmounts) && (
        <FigureCard
          label="今日营业额"
          why={dayWhys.sales}
          to={PAID_TODAY}
          value={today?.sales ?? undefined}
          measure={inYuan}
          compared={compared(comparedDay, before?.sales)}
          days={latest(paid?.price)}
          isRate
        />
      )}
      <FigureCard
        label="支付订单"
        why={dayWhys.orders}
        to={PAID_TODAY}
        value={today?.orderNum}
        measure={counted('单')}
        compared={compared(comparedDay, before?.orderNum)}
        days={latest(paid?.quality)}
        isRate
      />
      {today?.pageviews !== null && (
        <FigureCard
          label="访问量"
          why={dayWhys.views}
          to="/dashboard/views"
          value={today?.pageviews}
          measure={counted('次')}
          compared={compared(comparedDay, before?.pageviews)}
          isRate
        />
      )}
      {today?.newUserNum !== null && (
        <FigureCard
          label="新增用户"
          why={dayWhys.customers}
          to="/user/index?dateLimit=today"
          value={today?.newUserNum}
          measure={counted('人')}
          compared={compared(comparedDay, before?.newUserNum)}
          days={latest(customers)}
          isRate
        />
      )}
    </Figures>
  );
}

/** Refunds of today; the figures beside it say where the other day could not be read. */
function RefundFigure({ comparedDay }: Props) {
  const refunds = useCall(orderChartCalls.refunds, {}, { saysItself: true });
  const { data: before } = useCall(homeCalls.figuresOn, { day: comparedDay }, { saysItself: true });
  const days = latest(refunds.data?.price);
  return (
    <Figures of={[refunds]}>
      <FigureCard
        label="退款"
        why={dayWhys.refunds}
        to={REFUNDED_TODAY}
        value={days?.at(-1)?.[1]}
        measure={inYuan}
        compared={compared(comparedDay, before?.refunds)}
        days={days}
        isRate
      />
    </Figures>
  );
}

/** Today's figures of the shop beside those of a day before; amounts for those who may see them. */
export function TodayStrip({ comparedDay, onCompare }: Props & { onCompare: (day: ComparedDay) => void }) {
  const may = useMay();
  const [hasFigures, hasOrders] = [may(homeCalls.figures), may(orderCalls.statusNum)];
  if (!hasFigures && !hasOrders) return null;
  return (
    <section className="today-strip" aria-label="今日经营">
      <h2>
        今日经营
        {may(salesReportCalls.list) && (
          <Link className="today-report" to={REPORTS}>
            其他日期、商品看报表
          </Link>
        )}
        {may(homeCalls.figuresOn) && (
          <Segmented aria-label="相比" size="small" options={comparedDays.options} value={comparedDay} onChange={onCompare} />
        )}
      </h2>
      {hasFigures && <DayFigures comparedDay={comparedDay} />}
      {hasOrders && <PlacedOrders comparedDay={comparedDay} />}
      {hasFigures && may(orderChartCalls.refunds) && may(seeAmounts) && <RefundFigure comparedDay={comparedDay} />}
    </section>
  );
}
