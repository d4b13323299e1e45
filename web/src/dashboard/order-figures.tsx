import { deskCancelCalls, payBackCalls } from '#contract/orders/money-by-hand.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { Can } from '#web/ui/action/can.tsx';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { Figures } from '#web/ui/chart/figures.tsx';
import { type Key, useCall, useMay } from '#web/ui/wire/index.ts';
import { useCounts } from './use-counts.ts';
import { WaitingCard } from '#web/ui/chart/waiting-card.tsx';

/** Orders that wait for the shop. */
export function OrderFigures() {
  const counts = [useCounts(), useCounts('today')] as const;
  const [all, today] = counts.map(({ data }) => data);
  const may = useMay();
  const beside = (call: Key) => ({ enabled: may(call), saysItself: true });
  const { data: late } = useCall(orderCalls.countOverdue, {}, beside(orderCalls.countOverdue));
  const { data: unpaid } = useCall(deskCancelCalls.countLongUnpaid, {}, beside(deskCancelCalls.countLongUnpaid));
  const { data: cases } = useCall(returnCaseCalls.count, {}, beside(returnCaseCalls.count));
  const { data: back } = useCall(payBackCalls.countPayBack, {}, beside(payBackCalls.countPayBack));
  const isLate = late !== undefined && late.count > 0;
  return (
    <Can call={orderCalls.statusNum}>
      <Figures of={counts}>
        <FigureCard
          label="待发货"
          to="/order/index?status=toSend"
          value={all?.toSend}
          waits
          under={
            isLate ? `${late.count}${late.capped ? '+' : ''} 单超过 ${late.hours} 小时` : today && `今天新增 ${today.toSend}`
          }
        />
        <WaitingCard label="待核销" to="/order/index?status=toHandOut" count={all?.toHandOut} under="用户到店自提" />
        <FigureCard label="退款申请" to="/order/index?status=refunding" value={all?.refunding} waits under="申请中和退款中" />
        <WaitingCard
          label="待线下退款"
          to="/order/index?status=refunding&payBack=true"
          count={back?.count}
          capped={back?.capped}
          under="退给用户后请确认"
        />
        <WaitingCard label="待审核退换" to="/order/returns?state=asked" count={cases?.asked} under="用户申请退换" />
        <WaitingCard label="待办结退换" to="/order/returns?state=received" count={cases?.received} under="收到退回的商品" />
        <WaitingCard
          label="线下待收款"
          to="/order/index?status=unPaid&longUnpaid=true"
          count={unpaid?.count}
          capped={unpaid?.capped}
          under={`下单超过 ${unpaid?.days} 天，占着库存`}
        />
      </Figures>
    </Can>
  );
}
