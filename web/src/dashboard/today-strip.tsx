import { homeCalls } from '#contract/dashboard/home.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { orderChartCalls } from '#contract/orders/statistics.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { counted, inYuan } from '#web/ui/chart/measure.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

const DAYS = 7;
const TODAYS_ORDERS = '/order/index?dateLimit=today';

type ByDay = Record<string, number> | null | undefined;

const latest = (byDay: ByDay) => (byDay ? Object.entries(byDay).slice(-DAYS) : undefined);
const yesterday = (value: number | null | undefined) => (typeof value === 'number' ? { name: '昨日', value } : undefined);

/** Figures of today beside yesterday's, with the last days of those that the person may see by day. */
function DayFigures() {
  const may = useMay();
  const { data: day } = useCall(homeCalls.figures, {});
  const { data: paid } = useCall(orderChartCalls.days, {}, { enabled: may(orderChartCalls.days) });
  const { data: customers } = useCall(homeCalls.newCustomers, {}, { enabled: may(homeCalls.newCustomers) });
  return (
    <>
      {may(seeAmounts) && (
        <FigureCard
          label="今日销售额"
          to={TODAYS_ORDERS}
          value={day?.sales ?? undefined}
          measure={inYuan}
          compared={yesterday(day?.yesterdaySales)}
          days={latest(paid?.price)}
          isRate
        />
      )}
      <FigureCard
        label="支付订单"
        to={TODAYS_ORDERS}
        value={day?.orderNum}
        measure={counted('单')}
        compared={yesterday(day?.yesterdayOrderNum)}
        days={latest(paid?.quality)}
        isRate
      />
      <FigureCard
        label="访问量"
        value={day?.pageviews}
        measure={counted('次')}
        compared={yesterday(day?.yesterdayPageviews)}
        isRate
      />
      <FigureCard
        label="新增用户"
        value={day?.newUserNum}
        measure={counted('人')}
        compared={yesterday(day?.yesterdayNewUserNum)}
        days={latest(customers)}
        isRate
      />
    </>
  );
}

function RefundFigure() {
  const { data: refunds } = useCall(orderChartCalls.refunds, {});
  const days = latest(refunds?.price);
  const [before, today] = days?.slice(-2) ?? [];
  return (
    <FigureCard
      label="退款"
      to="/order/index?status=refunded"
      value={today?.[1]}
      measure={inYuan}
      compared={yesterday(before?.[1])}
      days={days}
      isRate
    />
  );
}

/** Today's figures of the shop; amounts for those who may see them. */
export function TodayStrip() {
  const may = useMay();
  const [seesDay, seesRefunds] = [may(homeCalls.figures), may(orderChartCalls.refunds) && may(seeAmounts)];
  if (!seesDay && !seesRefunds) return null;
  return (
    <section className="today-strip" aria-label="今日经营">
      {seesDay && <DayFigures />}
      {seesRefunds && <RefundFigure />}
    </section>
  );
}
