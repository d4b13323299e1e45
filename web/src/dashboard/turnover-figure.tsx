import { orderChartCalls } from '#contract/orders/statistics.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { inYuan } from '#web/ui/chart/measure.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

/** What customers paid today, for those who may see amounts. */
export function TurnoverFigure() {
  const may = useMay();
  const { data } = useCall(orderChartCalls.days, {}, { enabled: may(orderChartCalls.days) });
  if (!may(orderChartCalls.days) || data?.price === null) return null;
  const days = data && Object.values(data.price);
  const yesterday = days?.at(-2);
  return (
    <FigureCard
      label="今日成交额"
      to="/order/index?dateLimit=today"
      value={days?.at(-1)}
      measure={inYuan}
      compared={yesterday === undefined ? undefined : { name: '昨天全天', value: yesterday }}
      history={days}
    />
  );
}
