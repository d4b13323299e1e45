import { orderCalls } from '#contract/orders/orders.ts';
import { shortMoment, useCall } from '#web/ui/index.ts';

/** "30 单待发货，最早 11-27 20:10", which leads to these orders; nothing while none waits. */
export function OrdersToSend({ onOpen }: { onOpen: (path: string) => void }) {
  const { data: counts } = useCall(orderCalls.statusNum, { type: 2 }, { saysItself: true });
  const { data: late } = useCall(orderCalls.countOverdue, {}, { saysItself: true });
  if (!counts?.toSend) return null;
  return (
    <button type="button" className="notice-sum" onClick={() => onOpen('/order/index?status=toSend')}>
      <strong>{`${counts.toSend} 单待发货`}</strong>
      {late?.oldest && `，最早 ${shortMoment(late.oldest)}`}
    </button>
  );
}
