import { pickUpCalls } from '#contract/orders/pick-up.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useCall } from '#web/ui/wire/index.ts';
import { amountText } from '../order/amounts.ts';
import './pick-up.css';

const digits = new Intl.NumberFormat('en-US');

/** Sums of the orders of the list, whatever page is shown. */
export function PickUpSums() {
  const { address } = useScene();
  const { data } = useCall(pickUpCalls.listPickUps, inputOf(pickUpCalls.listPickUps, address, {}));
  if (!data) return <div className="pick-up-sums" aria-hidden />;
  const sums = [
    ['订单数量', digits.format(data.total)],
    ['订单金额', amountText(data.orderTotalPrice)],
    ['退款总单数', digits.format(data.refundTotal)],
    ['退款总金额', amountText(data.refundTotalPrice)],
  ] as const;
  return (
    <dl className="pick-up-sums">
      {sums.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
