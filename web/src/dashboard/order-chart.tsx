import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { LineChart } from '#web/ui/chart/line-chart.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { type ChartPeriod, figuresOf, measures, periods } from './order-periods.ts';

const byMeasure = (['price', 'quality'] as const).map((value) => ({ value, label: measures[value].title }));

function Chart({ period, titles, onPeriod }: { period: ChartPeriod; titles: string[]; onPeriod: (title: string) => void }) {
  const [wanted, setWanted] = useState<keyof typeof measures>('price');
  const [now] = useState(() => new Date());
  const mayReport = useMay()(salesReportCalls.list);
  const { data, error, refetch } = useCall(period.call, {}, { saysItself: true });
  const seesAmounts = data?.price !== null;
  const measure = measures[seesAmounts ? wanted : 'quality'];
  const figures = useMemo(() => data && figuresOf(data, period, measure, now), [data, period, measure, now]);
  const controls = (
    <>
      {seesAmounts && <Segmented aria-label="指标" size="small" options={byMeasure} value={wanted} onChange={setWanted} />}
      <Segmented aria-label="周期" size="small" options={titles} value={period.title} onChange={onPeriod} />
      {mayReport && <Link to={`/financial/reports?by=day&dateLimit=${period.report}`}>看报表</Link>}
    </>
  );
  return (
    <LineChart
      head={{ title: measure.title, measure: measure.measure, axis: period.axis }}
      figures={figures}
      error={error}
      again={() => void refetch()}
      empty="这段时间没有成交，用户付款后按付款日统计在这里"
      controls={controls}
    />
  );
}

/** Paid orders over time, by the periods that the person may see. */
export function OrderChart() {
  const may = useMay();
  const open = periods.filter(({ call }) => may(call));
  const [title, setTitle] = useState<string>();
  const period = open.find((each) => each.title === title) ?? open[0];
  return period && <Chart period={period} titles={open.map((each) => each.title)} onPeriod={setTitle} />;
}
