import { pickUpCalls } from '#contract/orders/pick-up.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useCall } from '#web/ui/wire/index.ts';
import { amountText } from '../order/amounts.ts';
import { SumStrip, countText } from '../order/sum-strip.tsx';

/** Sums of the orders of the list, whatever page is shown. */
export function PickUpSums() {
  const { address } = useScene();
  const { data } = useCall(pickUpCalls.listPickUps, inputOf(pickUpCalls.listPickUps, address, {}));
  const sums = data && [
    ['订单数量', countText(data.total)] as const,
    ['订单金额', amountText(data.orderTotalPrice)] as const,
    ['退款总单数', countText(data.refundTotal)] as const,
    ['退款总金额', amountText(data.refundTotalPrice)] as const,
  ];
  return <SumStrip of={sums} />;
}
