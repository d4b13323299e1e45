import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { countText } from '#web/ui/cells/yuan.tsx';
import { SumStrip } from '#web/ui/list-parts/sum-strip.tsx';
import { useScene } from '#web/ui/scene/scene.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useCall } from '#web/ui/wire/index.ts';
import { amountText } from '#web/orders/order/index.ts';

/** Sums of the orders of the list, whatever page is shown. */
export function PickUpSums() {
  const { address } = useScene();
  const input = inputOf(pickUpCalls.listPickUps, address, {});
  const { data, error } = useCall(pickUpCalls.listPickUps, input, { saysItself: true });
  if (error && !data) return null;
  return (
    <SumStrip
      of={[
        ['订单数量', data && countText(data.total)],
        ['订单金额', data && amountText(data.orderTotalPrice)],
        ['退款总单数', data && countText(data.refundTotal)],
        ['退款总金额', data && amountText(data.refundTotalPrice)],
      ]}
    />
  );
}
