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
  /** Number of its points that have begun; later ones are unknown, not zero. */
  begun(now: string): number;
}

// Month and day of "2026-11-22 14:05:00", the shop's clock.
const monthOf = (now: string) => Number(now.slice(5, 7));
const dayOf = (now: string) => Number(now.slice(8, 10));
const weekdayOf = (now: string) => (new Date(`${now.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7;

export const periods: readonly ChartPeriod[] = [
  { call: orderChartCalls.days, title: '30天', name: '近 31 天', before: '此前 31 天', axis: '日期', begun: () => 31 },
  { call: orderChartCalls.week, title: '周', name: '本周', before: '上周', axis: '星期', begun: (now) => weekdayOf(now) + 1 },
  { call: orderChartCalls.month, title: '月', name: '本月', before: '上月', axis: '日', begun: dayOf },
  { call: orderChartCalls.year, title: '年', name: '今年', before: '去年', axis: '月份', begun: monthOf },
];

type OrderChartFigures = Pick<OrderChart, 'price' | 'quality'> & Partial<Pick<OrderChart, 'prePrice' | 'preQuality'>>;

interface OrderMeasure {
  title: string;
  measure: Measure;
  valuesOf(figures: OrderChartFigures): Record<string, number> | null;
  beforeOf(figures: OrderChartFigures): Record<string, number> | null | undefined;
}

export const measures = {
  price: { title: '成交额', measure: inYuan, valuesOf: ({ price }) => price, beforeOf: ({ prePrice }) => prePrice },
  quality: {
    title: '订单量',
    measure: counted('单'),
    valuesOf: ({ quality }) => quality,
    beforeOf: ({ preQuality }) => preQuality,
  },
} satisfies Record<string, OrderMeasure>;

/** Figures that the chart draws of an answer; a month is as long as the longer of the two. */
export function figuresOf(
  answer: OrderChartFigures,
  { name, before, begun }: ChartPeriod,
  measure: OrderMeasure,
  now: Date,
): ChartFigures {
  const values = measure.valuesOf(answer) ?? {};
  const compared = measure.beforeOf(answer);
  const labels = Object.keys(values);
  const further = Object.keys(compared ?? {}).slice(labels.length);
  const known = Object.values(values).slice(0, begun(showMoment(now)));
  return {
    labels: [...labels, ...further],
    series: [{ name, values: known, compared: compared ? { name: before, values: Object.values(compared) } : undefined }],
  };
}
