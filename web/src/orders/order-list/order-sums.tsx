import { orderCalls } from '#contract/orders/orders.ts';
import { usePhone } from '#web/ui/basics/use-phone.ts';
import { countText } from '#web/ui/cells/yuan.tsx';
import { SumStrip } from '#web/ui/list-parts/sum-strip.tsx';
import { useSums } from '#web/ui/list-parts/use-sums.ts';
import { useMay } from '#web/ui/wire/index.ts';
import { amountText } from '../order/amounts.ts';
import { usePeriod } from './use-period.ts';

/** Orders of the chosen period and what was paid of them; a phone has a page of figures instead. */
export function OrderSums() {
  const { period, isCounted } = usePeriod();
  const may = useMay()(orderCalls.listData);
  const isShown = !usePhone() && may && isCounted;
  const { data, again } = useSums(orderCalls.listData, period, isShown);
  if (!isShown) return null;
  return (
    <SumStrip
      again={again}
      of={[
        ['订单数量', data && countText(data.count)],
        ['订单金额', data && amountText(data.amount)],
        ['微信支付金额', data && amountText(data.weChatAmount)],
        ['余额支付金额', data && amountText(data.yueAmount)],
      ]}
    />
  );
}
