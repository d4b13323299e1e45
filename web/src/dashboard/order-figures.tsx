import { orderCalls } from '#contract/orders/orders.ts';
import { Can } from '#web/ui/action/can.tsx';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { Figures } from '#web/ui/chart/figures.tsx';
import { useCounts } from './use-counts.ts';

const waiting = {
  toSend: { counts: '用户已付款、还没有发出的订单有几单', of: '现在待发货的全部订单，不限时间' },
  toHandOut: { counts: '用户已付款、等到店提货的订单有几单', of: '现在待核销的全部订单，不限时间' },
  refunding: { counts: '用户申请退款和正在退款的订单有几单', of: '现在的全部订单，不限时间', without: '已退完和已拒绝的申请' },
};

/** Orders that wait for the shop, as another server of the wire counts them. */
export function OrderFigures() {
  const counts = [useCounts(), useCounts('today')] as const;
  const [all, today] = counts.map(({ data }) => data);
  return (
    <Can call={orderCalls.statusNum}>
      <Figures of={counts}>
        <FigureCard
          label="待发货"
          to="/order/index?status=notShipped"
          value={all?.notShipped}
          waits
          under={today && `今天新增 ${today.notShipped}`}
          why={waiting.toSend}
        />
        {all?.toBeWrittenOff ? (
          <FigureCard
            label="待核销"
            to="/order/index?status=toBeWrittenOff"
            value={all.toBeWrittenOff}
            waits
            under="用户到店自提"
            why={waiting.toHandOut}
          />
        ) : null}
        <FigureCard
          label="退款申请"
          to="/order/index?status=refunding"
          value={all?.refunding}
          waits
          under="申请中和退款中"
          why={waiting.refunding}
        />
      </Figures>
    </Can>
  );
}
