import { type ComparedDay, comparedDays } from '#contract/dashboard/home.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { counted } from '#web/ui/chart/measure.ts';
import { useCounts } from './use-counts.ts';

const unpaid = { counts: '等用户付款的订单有几单', of: '现在未付款的全部订单，不限时间', without: '已取消的订单' };

/** Orders that were placed today, and those that wait for their customers to pay. */
export function PlacedOrders({ comparedDay }: { comparedDay: ComparedDay }) {
  const counts = [useCounts(), useCounts('today'), useCounts(comparedDay)] as const;
  const [all, today, before] = counts.map(({ data }) => data);
  // The figures of what waits stand above, from the same counts, and say what could not be read.
  if (counts.some(({ data, error }) => error !== null && data === undefined)) return null;
  return (
    <>
      <FigureCard
        label="今日订单"
        to="/order/index?dateLimit=today"
        value={today?.all}
        measure={counted('单')}
        why={{ counts: '今天下的订单有几单，不论是否付款', of: '今天创建的订单', without: '后台已删除的订单' }}
        compared={before && { name: comparedDays.labels[comparedDay], value: before.all }}
      />
      <FigureCard
        label="待付款"
        to="/order/index?status=unPaid"
        value={all?.unPaid}
        under="等用户付款，到期自动取消"
        why={unpaid}
      />
    </>
  );
}
