import { orderMoneyCalls } from '#contract/orders/payments/order-money.ts';
import { MoneyView } from '#web/payments/index.ts';
import { useCall } from '#web/ui/wire/index.ts';
import { Part } from '../order/part.tsx';

/** How the money of an order went through providers; nothing where none was asked. */
export function OrderMoney({ orderNo }: { orderNo: string }) {
  const { data } = useCall(orderMoneyCalls.moneyTimeline, { orderNo });
  return (
    data &&
    data.movements.length > 0 && (
      <Part title="资金记录">
        <MoneyView of={data} noun={orderMoneyCalls.moneyTimeline.noun} />
      </Part>
    )
  );
}
