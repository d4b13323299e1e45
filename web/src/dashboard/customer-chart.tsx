import { useMemo } from 'react';
import { homeCalls } from '#contract/dashboard/home.ts';
import { Can } from '#web/ui/action/can.tsx';
import type { ChartHead } from '#web/ui/chart/chart-data.ts';
import { LineChart } from '#web/ui/chart/line-chart.tsx';
import { counted } from '#web/ui/chart/measure.ts';
import { useCall } from '#web/ui/wire/index.ts';

const head: ChartHead = { title: '新增用户', measure: counted('人'), axis: '日期' };

function Chart() {
  const { data, error, refetch } = useCall(homeCalls.newCustomers, {}, { saysItself: true });
  const figures = useMemo(
    () => data && { labels: Object.keys(data), series: [{ name: '近 31 天', values: Object.values(data), compared: undefined }] },
    [data],
  );
  const empty = '近 31 天没有新用户，用户第一次下单时登记在这里';
  return <LineChart head={head} figures={figures} error={error} again={() => void refetch()} empty={empty} />;
}

/** Customers who signed up, by day. */
export const CustomerChart = () => (
  <Can call={homeCalls.newCustomers}>
    <Chart />
  </Can>
);
