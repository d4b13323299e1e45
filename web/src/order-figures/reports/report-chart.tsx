import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import type { Answer } from '#contract/call.ts';
import type { ReportFigures } from '#contract/order-figures/sales-report-record.ts';
import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import type { ChartFigures } from '#web/ui/chart/chart-data.ts';
import { LineChart } from '#web/ui/chart/line-chart.tsx';
import { type Measure, counted, inYuan } from '#web/ui/chart/measure.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { start } from './start.ts';

const measures = {
  paid: { label: '营业额', measure: inYuan },
  refunded: { label: '退款', measure: inYuan },
  net: { label: '净额', measure: inYuan },
  orders: { label: '订单数', measure: counted('单') },
  pieces: { label: '件数', measure: counted('件') },
} satisfies Partial<Record<keyof ReportFigures, { label: string; measure: Measure }>>;
type Drawn = keyof typeof measures;

const AMOUNTS: readonly Drawn[] = ['paid', 'refunded', 'net'];
const axes = { hour: '时段', day: '日期', month: '月份' };

type Series = Answer<typeof salesReportCalls.series>;

/** Points of the period, and those of the other in their places. */
function figuresOf({ points, before, grain }: Series, measure: Drawn): ChartFigures {
  const short = ({ label }: { label: string }) => (grain === 'day' ? label.slice(5) : label);
  const valuesOf = (of: Series['points']) => of.map(({ figures }) => figures[measure] ?? 0);
  const longest = before && before.length > points.length ? [...points, ...before.slice(points.length)] : points;
  return {
    labels: longest.map(short),
    series: [
      { name: '本期', values: valuesOf(points), compared: before ? { name: '对比期', values: valuesOf(before) } : undefined },
    ],
  };
}

/** The period over time, the other beside it. */
export function ReportChart() {
  const { address } = useScene();
  const seesAmounts = useMay()(seeAmounts);
  const [wanted, setWanted] = useState<Drawn>('paid');
  const drawn = seesAmounts || !AMOUNTS.includes(wanted) ? wanted : 'orders';
  const { data, error, refetch } = useCall(salesReportCalls.series, inputOf(salesReportCalls.series, address, start), {
    saysItself: true,
  });
  const figures = useMemo(() => data && figuresOf(data, drawn), [data, drawn]);
  const offered = (Object.keys(measures) as Drawn[]).filter((each) => seesAmounts || !AMOUNTS.includes(each));
  const options = offered.map((value) => ({ value, label: measures[value].label }));
  return (
    <LineChart
      head={{ title: measures[drawn].label, measure: measures[drawn].measure, axis: axes[data?.grain ?? 'day'] }}
      figures={figures}
      error={error}
      again={() => void refetch()}
      empty="这两段时间都没有成交和退款"
      controls={<Segmented aria-label="指标" size="small" options={options} value={drawn} onChange={setWanted} />}
    />
  );
}
