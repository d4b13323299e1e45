import { Segmented } from 'antd';
import { type ComparedDay, comparedDays, homeCalls } from '#contract/dashboard/home.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { orderChartCalls } from '#contract/orders/statistics.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { counted, inYuan } from '#web/ui/chart/measure.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

const DAYS = 7;
const TODAYS_ORDERS = '/order/index?dateLimit=today';

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
  const { data: today } = useCall(homeCalls.figures, {});
  const { data: before } = useCall(homeCalls.figuresOn, { day: comparedDay });
  const { data: paid } = useCall(orderChartCalls.days, {}, { enabled: may(orderChartCalls.days) });
  const { data: customers } = useCall(homeCalls.newCustomers, {}, { enabled: may(homeCalls.newCustomers) });
  return (
    <>
      {may(seeAmounts) && (
        <FigureCard
          label="今日销售额"
          to={TODAYS_ORDERS}
          value={today?.sales ?? undefined}
          measure={inYuan}
          compared={compared(comparedDay, before?.sales)}
          days={latest(paid?.price)}
          isRate
        />
      )}
      <FigureCard
        label="支付订单"
        to={TODAYS_ORDERS}
        value={today?.orderNum}
        measure={counted('单')}
        compared={compared(comparedDay, before?.orderNum)}
        days={latest(paid?.quality)}
        isRate
      />
      {today?.pageviews !== null && (
        <FigureCard
          label="访问量"
          value={today?.pageviews}
          measure={counted('次')}
          compared={compared(comparedDay, before?.pageviews)}
          isRate
        />
      )}
      {today?.newUserNum !== null && (
        <FigureCard
          label="新增用户"
          to="/user/index?dateLimit=today"
          value={today?.newUserNum}
          measure={counted('人')}
          compared={compared(comparedDay, before?.newUserNum)}
          days={latest(customers)}
          isRate
        />
      )}
    </>
  );
}

function RefundFigure({ comparedDay }: Props) {
  const { data: refunds } = useCall(orderChartCalls.refunds, {});
  const { data: before } = useCall(homeCalls.figuresOn, { day: comparedDay });
  const days = latest(refunds?.price);
  return (
    <FigureCard
      label="退款"
      to="/order/index?status=refunded"
      value={days?.at(-1)?.[1]}
      measure={inYuan}
      compared={compared(comparedDay, before?.refunds)}
      days={days}
      isRate
    />
  );
}

/** Today's figures of the shop beside those of a day before; amounts for those who may see them. */
export function TodayStrip({ comparedDay, onCompare }: Props & { onCompare: (day: ComparedDay) => void }) {
  const may = useMay();
  if (!may(homeCalls.figures)) return null;
  return (
    <section className="today-strip" aria-label="今日经营">
      <h2>
        今日经营
        <Segmented aria-label="相比" size="small" options={comparedDays.options} value={comparedDay} onChange={onCompare} />
      </h2>
      <DayFigures comparedDay={comparedDay} />
      {may(orderChartCalls.refunds) && may(seeAmounts) && <RefundFigure comparedDay={comparedDay} />}
    </section>
  );
}
