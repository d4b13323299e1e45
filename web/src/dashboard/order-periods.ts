import { showMoment } from '#contract/moment.ts';
import { type OrderChart, orderChartCalls } from '#contract/order-figures/order-chart.ts';
import type { ChartFigures } from '#web/ui/chart/chart-data.ts';
import { type Measure, counted, inYuan } from '#web/ui/chart/measure.ts';

export interface ChartPeriod {
  call: (typeof orderChartCalls)[keyof typeof orderChartCalls];
  title: string;
  name: string;
  before: string;
  axis: string;
  /** Period of a report that shows it by day. */
  report: string;
  /** Number of the latest points that are drawn, where the call answers more. */
  points?: number;
  /** Number of its points that have begun; later ones are unknown, not zero. */
  begun(now: string): number;
}

// Month and day of "2026-11-22 14:05:00", the shop's clock.
const monthOf = (now: string) => Number(now.slice(5, 7));
const dayOf = (now: string) => Number(now.slice(8, 10));
const weekdayOf = (now: string) => (new Date(`${now.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7;

const DAYS = 30;

export const periods: readonly ChartPeriod[] = [
  {
    call: orderChartCalls.days,
    title: '30天',
    name: '近 30 天',
    before: '此前 30 天',
    axis: '日期',
    report: 'lately30',
    points: DAYS,
    begun: () => DAYS,
  },
  {
    call: orderChartCalls.week,
    title: '周',
    name: '本周',
    before: '上周',
    axis: '星期',
    report: 'week',
    begun: (now) => weekdayOf(now) + 1,
  },
  { call: orderChartCalls.month, title: '月', name: '本月', before: '上月', axis: '日', report: 'month', begun: dayOf },
  { call: orderChartCalls.year, title: '年', name: '今年', before: '去年', axis: '月份', report: 'year', begun: monthOf },
];

type OrderChartFigures = Pick<OrderChart, 'price' | 'quality'> & Partial<Pick<OrderChart, 'prePrice' | 'preQuality'>>;

interface OrderMeasure {
  title: string;
  measure: Measure;
  valuesOf(figures: OrderChartFigures): Record<string, number> | null;
  beforeOf(figures: OrderChartFigures): Record<string, number> | null | undefined;
}

export const measures = {
  price: { title: '营业额', measure: inYuan, valuesOf: ({ price }) => price, beforeOf: ({ prePrice }) => prePrice },
  quality: {
    title: '订单量',
    measure: counted('单'),
    valuesOf: ({ quality }) => quality,
    beforeOf: ({ preQuality }) => preQuality,
  },
} satisfies Record<string, OrderMeasure>;

type Figures = Record<string, number>;

/** The latest points and as many before them; days before the answer's own come from what it compares with. */
function latest(values: Figures, compared: Figures | null | undefined, points: number | undefined) {
  if (points === undefined) return { values, compared };
  const shown = Object.entries(values).slice(-points);
  const before = [...Object.entries(compared ?? {}), ...Object.entries(values)].slice(0, -shown.length);
  return { values: Object.fromEntries(shown), compared: compared && Object.fromEntries(before.slice(-points)) };
}

/** Figures that the chart draws of an answer; a month is as long as the longer of the two. */
export function figuresOf(
  answer: OrderChartFigures,
  { name, before, begun, points }: ChartPeriod,
  measure: OrderMeasure,
  now: Date,
): ChartFigures {
  const { values, compared } = latest(measure.valuesOf(answer) ?? {}, measure.beforeOf(answer), points);
  const labels = Object.keys(values);
  const further = Object.keys(compared ?? {}).slice(labels.length);
  const known = Object.values(values).slice(0, begun(showMoment(now)));
  return {
    labels: [...labels, ...further],
    series: [{ name, values: known, compared: compared ? { name: before, values: Object.values(compared) } : undefined }],
  };
}
