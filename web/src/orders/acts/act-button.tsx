import { orderCalls } from '#contract/orders/orders.ts';
import { DELETE_FOREVER } from '#web/ui/action/confirm.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { type Key, useMay } from '#web/ui/wire/index.ts';
import { type Act, acts, actsOf, labelOf } from './acts.ts';
import { useBegin } from './begin.ts';
import type { Order } from '../order/situation.tsx';

interface Props {
  act: Act;
  order: Order;
  primary?: boolean;
  /** Repeats the act's own, where the list looks for it. */
  call?: Key;
}

/** Begins an act: at once, after a question, or in its dialog. */
function ActButton({ act, order, primary = false }: Props) {
  const may = useMay();
  const begin = useBegin();
  const label = labelOf(act, order);
  const input = { orderNo: order.orderId };
  if (act === 'receive')
    return (
      <RunButton
        label={label}
        call={orderCalls.receive}
        input={input}
        primary={primary}
        ask={`确定代 ${order.realName} 确认收货？确认后订单进入待评价，不能退回`}
      />
    );
  if (act === 'remove') return <RunButton label={label} call={orderCalls.remove} input={input} ask={DELETE_FOREVER} danger />;
  if (!may(acts[act].call)) return null;
  return (
    <SlotButton type={primary ? 'primary' : 'default'} danger={act === 'refuse'} onClick={() => begin({ act, order })}>
      {label}
    </SlotButton>
  );
}

/** What can be done with an order by whoever is signed in, the likeliest first. */
export const actButtons = (order: Order, { lead = false } = {}) =>
  actsOf(order).map((act, index) => (
    <ActButton key={act} act={act} order={order} call={acts[act].call} primary={lead && index === 0} />
  ));
