import { claimCalls } from '#contract/orders/claims.ts';
import { deskCancelCalls } from '#contract/orders/payments/money-by-hand.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { DELETE_FOREVER } from '#web/ui/action/confirm.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { useScene } from '#web/ui/scene/scene.ts';
import { type Key, useMay } from '#web/ui/wire/index.ts';
import { preloadDialog } from './act-dialogs.ts';
import { type Act, acts, actsOf, isNextStep, labelOf } from './acts.ts';
import { useBegin } from './begin.ts';
import { ReceiptButton } from './receipt-button.tsx';
import { ASKED, type Order } from '../order/situation.tsx';

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
  const { begin, isPhone } = useBegin();
  const label = act === 'send' && isPhone ? '去发货' : labelOf(act, order);
  const input = { orderNo: order.orderId };
  if (act === 'receive')
    return (
      <RunButton
        label={label}
        call={orderCalls.receive}
        input={input}
        primary={primary}
        ask="代用户确认收货？订单将进入待评价，且不可撤销"
      />
    );
  if (act === 'cancel')
    return (
      <RunButton
        label={label}
        call={deskCancelCalls.deskCancel}
        input={input}
        ask="取消这个未付款的订单？库存、优惠券和积分会退回，且不可撤销"
        danger
      />
    );
  if (act === 'claim') return <RunButton label={label} call={claimCalls.claim} input={input} />;
  if (act === 'release') return <RunButton label={label} call={claimCalls.release} input={input} />;
  if (act === 'receipt') return <ReceiptButton order={order} label={label} />;
  if (act === 'remove') return <RunButton label={label} call={orderCalls.remove} input={input} ask={DELETE_FOREVER} danger />;
  if (!may(acts[act].call)) return null;
  return (
    <SlotButton
      type={primary ? 'primary' : 'default'}
      danger={act === 'refuse'}
      onPointerEnter={() => preloadDialog(act)}
      onClick={() => begin({ act, order })}
    >
      {label}
    </SlotButton>
  );
}

const buttonsOf = (acting: readonly Act[], order: Order, lead = false) =>
  acting.map((act) => (
    <ActButton key={act} act={act} order={order} call={acts[act].call} primary={lead && isNextStep(act, order)} />
  ));

const answers: readonly Act[] = ['agree', 'refuse'];

/** Buttons of these acts, as far as they are possible on an order. */
export const chosenActs = (order: Order, among: readonly Act[]) =>
  buttonsOf(
    actsOf(order).filter((act) => among.includes(act)),
    order,
    true,
  );

/** Answers to a refund that the customer asked for. */
export const requestActs = (order: Order) => chosenActs(order, answers);

/** Acts of an opened order besides the shop's next step, which leads. */
export const headActs = (order: Order) =>
  buttonsOf(
    actsOf(order).filter((act) => order.refundStatus !== ASKED || !answers.includes(act)),
    order,
    true,
  );

/** Opens the order over its list. */
function ViewButton({ order }: { order: Order; call: Key }) {
  const { address } = useScene();
  return <SlotButton onClick={() => address.set({ open: order.orderId })}>查看</SlotButton>;
}

/** The actions of a row: what was sent is looked at first, where it is and what for. */
export const rowActions = (order: Order) => [
  ...(order.statusStr.key === 'spike' ? [<ViewButton key="view" order={order} call={orderCalls.info} />] : []),
  ...buttonsOf(actsOf(order), order),
];
