import { useMemo } from 'react';
import { homeCalls } from '#contract/dashboard/home.ts';
import { PageHead } from '#web/ui/index.ts';
import type { ChartHead } from '#web/ui/chart/chart-data.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { LineChart } from '#web/ui/chart/line-chart.tsx';
import { counted } from '#web/ui/chart/measure.ts';
import { useCall } from '#web/ui/wire/index.ts';
import './dashboard.css';

const head: ChartHead = { title: '近 31 天访问量', measure: counted('次'), axis: '日期' };
const kinds = [
  ['home', '首页'],
  ['product', '商品页'],
  ['activity', '活动页'],
  ['own', '个人中心'],
] as const;

/** Page views of the shop by day and by the page that was looked at. */
export function ViewChart() {
  const { data, error, refetch } = useCall(homeCalls.views, {}, { saysItself: true });
  const figures = useMemo(
    () =>
      data && {
        labels: Object.keys(data.home),
        series: kinds.map(([kind, name]) => ({ name, values: Object.values(data[kind]) })),
      },
    [data],
  );
  return (
    <section className="home" aria-label="访问量">
      <PageHead title="访问量" />
      {(data || !error) && (
        <div className="figures">
          {kinds.map(([kind, name]) => (
            <FigureCard
              key={kind}
              label={name}
              value={data && Object.values(data[kind]).reduce((sum, views) => sum + views, 0)}
              measure={counted('次')}
              under="近 31 天"
              why={{
                counts: `${name}被打开的次数，同一个人打开几次算几次`,
                of: '近 31 天商城页面上报的访问',
                without: '后台页面',
              }}
            />
          ))}
        </div>
      )}
      <LineChart
        head={head}
        figures={figures}
        error={error}
        again={() => void refetch()}
        empty="近 31 天还没有人访问，商城页面上报后统计在这里"
      />
    </section>
  );
}
