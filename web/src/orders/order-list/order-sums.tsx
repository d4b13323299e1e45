import { orderCalls } from '#contract/orders/orders.ts';
import { usePhone } from '#web/ui/basics/use-phone.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { amountText } from '../order/amounts.ts';
import { SumStrip, countText } from '../order/sum-strip.tsx';

/** Orders of the chosen period and what was paid of them; a phone has a page of figures instead. */
export function OrderSums() {
  const { address } = useScene();
  const may = useMay()(orderCalls.listData);
  const isShown = !usePhone() && may;
  const dateLimit = address.get('dateLimit');
  const { data } = useCall(orderCalls.listData, dateLimit === '' ? {} : { dateLimit }, { enabled: isShown, saysItself: true });
  if (!isShown) return null;
  const amounts = data && [
    ['订单金额', data.amount] as const,
    ['微信支付金额', data.weChatAmount] as const,
    ['余额支付金额', data.yueAmount] as const,
  ];
  const seen = amounts?.flatMap(([label, amount]) => (amount === null ? [] : [[label, amountText(amount)] as const]));
  return <SumStrip of={data && [['订单数量', countText(data.count)], ...(seen ?? [])]} />;
}
