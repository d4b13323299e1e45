import { useMemo } from 'react';
import { shopMoneyCalls } from '#contract/settlement/shop-money.ts';
import type { ChartHead } from '#web/ui/chart/chart-data.ts';
import { LineChart } from '#web/ui/chart/line-chart.tsx';
import { inYuan } from '#web/ui/chart/measure.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { useCall } from '#web/ui/index.ts';

const head: ChartHead = { title: '每天的营业额、退款与付款', measure: inYuan, axis: '日期', isBars: true };

/** Days of the shops that the list finds, beside each other. */
export function MoneyChart() {
  const { address } = useScene();
  const { data, error, refetch } = useCall(shopMoneyCalls.moneyByDay, inputOf(shopMoneyCalls.moneyByDay, address), {
    saysItself: true,
  });
  const figures = useMemo(
    () =>
      data && {
        labels: data.map(({ day }) => day.slice(5)),
        series: [
          { name: '营业额', values: data.map(({ taken }) => taken) },
          { name: '退款', values: data.map(({ refunded }) => refunded) },
          { name: '本期已付', values: data.map(({ paid }) => paid) },
        ],
      },
    [data],
  );
  return <LineChart head={head} figures={figures} error={error} again={() => void refetch()} empty="这段时间店铺没有成交" />;
}
