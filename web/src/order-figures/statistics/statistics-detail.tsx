import { Button, Segmented } from 'antd';
import { Suspense, lazy, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { fenOfYuan } from '#contract/fen.ts';
import type { Answer } from '#contract/call.ts';
import { directions, measures, phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { LineChart } from '#web/ui/chart/line-chart.tsx';
import { counted, inYuan } from '#web/ui/chart/measure.ts';
import { countText, yuanText } from '#web/ui/cells/yuan.tsx';
import { spanOf } from '#web/ui/filters/date-words.ts';
import { Can } from '#web/ui/action/can.tsx';
import { PageHead } from '#web/ui/basics/page-head.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import { DaysTable } from './days-table.tsx';

const RangePicker = lazy(() =>
  import('#web/ui/filters/range-picker.tsx').then(({ RangePicker: component }) => ({ default: component })),
);

type Trend = Answer<typeof phoneStatisticsCalls.trend>;

const words = [
  { value: 'today', label: '今天' },
  { value: 'yesterday', label: '昨天' },
  { value: 'lately7', label: '最近7天' },
  { value: 'month', label: '本月' },
];
const CUSTOM = 'custom';

const shapes = {
  price: {
    type: measures.price,
    head: '营业额（元）',
    chart: { title: '营业额', measure: inYuan, axis: '日期' },
    valueOf: fenOfYuan,
    // The unit stands in the label.
    text: (yuan: string) => yuanText(fenOfYuan(yuan)).replace('¥', ''),
  },
  order: {
    type: measures.order,
    head: '订单量（份）',
    chart: { title: '订单量', measure: counted('份'), axis: '日期' },
    valueOf: Number,
    text: (count: string) => countText(Number(count)),
  },
};

type ChartShape = (typeof shapes)[keyof typeof shapes];

/** The figure, and how it compares with the days before; dashes where it could not be read. */
function Head({ shape, trend, isFailed }: { shape: ChartShape; trend: Trend | undefined; isFailed: boolean }) {
  const isDown = trend?.increaseTimeStatus === directions.down;
  const unknown = isFailed ? '–' : <span className="bone" />;
  const direction = trend && Number(trend.increaseTime) !== 0 ? (isDown ? 'trend-down' : 'trend-up') : '';
  const changed = (text: string) => `${isDown ? '−' : ''}${text}`;
  return (
    <dl className="phone-sheet phone-trend" aria-busy={!trend && !isFailed}>
      <div>
        <dt>{shape.head}</dt>
        <dd className="figure phone-trend-figure">{trend ? shape.text(trend.time) : unknown}</dd>
      </div>
      <div className={direction}>
        <dt>增长率</dt>
        <dd className="figure">{trend ? changed(`${trend.growthRate}%`) : unknown}</dd>
      </div>
      <div className={direction}>
        <dt>增长</dt>
        <dd className="figure">{trend ? changed(shape.text(trend.increaseTime)) : unknown}</dd>
      </div>
    </dl>
  );
}

/** Choice of days; a range of one's own by the calendar. */
function Days({ value, onChange }: { value: string; onChange: (dateLimit: string) => void }) {
  const [isPicking, setPicking] = useState(false);
  const close = () => setPicking(false);
  const own = value.includes(',') ? spanOf(value) : '自定义';
  return (
    <div className="phone-days-choice">
      <Segmented
        aria-label="时间"
        options={[...words, { value: CUSTOM, label: own }]}
        value={value.includes(',') ? CUSTOM : value}
        onChange={(next) => (next === CUSTOM ? setPicking(true) : onChange(next))}
      />
      {isPicking && (
        <Suspense fallback={<Button loading>自定义</Button>}>
          <RangePicker label="自定义时间" value={value} onPick={(span) => (span && onChange(span), close())} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** Figure over some days: the sum, a curve, and the days themselves. */
export function StatisticsDetail() {
  const { type, time = 'today' } = useParams();
  const shape = type === 'order' ? shapes.order : shapes.price;
  const [dateLimit, setDateLimit] = useState(time);
  const { data, error, refetch } = useCall(phoneStatisticsCalls.trend, { dateLimit, type: shape.type }, { saysItself: true });
  const figures = useMemo(
    () =>
      data && {
        labels: data.chart.map((point) => point.time.slice(5)),
        series: [{ name: shape.chart.title, values: data.chart.map(({ num }) => shape.valueOf(num)) }],
      },
    [data, shape],
  );
  return (
    <div className="phone">
      <PageHead title="订单数据统计" />
      <Days value={dateLimit} onChange={setDateLimit} />
      <Head shape={shape} trend={data} isFailed={error !== null} />
      <div className="phone-sheet">
        <LineChart
          head={shape.chart}
          figures={figures}
          error={error}
          again={() => void refetch()}
          empty="这段时间没有成交，用户付款后按付款日统计在这里"
        />
      </div>
      <Can call={phoneStatisticsCalls.figuresByDay}>
        <DaysTable dateLimit={dateLimit} />
      </Can>
    </div>
  );
}
