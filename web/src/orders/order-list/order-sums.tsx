import type { Answer } from '#contract/call.ts';
import { orderTabs, orderTimes } from '#contract/orders/enums.ts';
import { OrderFilter } from '#contract/orders/order-filter.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { usePhone } from '#web/ui/basics/use-phone.ts';
import { countText } from '#web/ui/cells/yuan.tsx';
import { SumStrip, useSums } from '#web/ui/list-parts/sum-strip.tsx';
import { useScene } from '#web/ui/scene/scene.ts';
import { isFieldServed, useMay } from '#web/ui/wire/index.ts';
import { amountText } from '../order/amounts.ts';
import { usePeriod } from './use-period.ts';

/** Fields of the list that the sums go by as well. */
const SUMMED = ['dateLimit', 'timeOf', 'type'];

/** Names what is summed: by payment other orders than by creation, and every order where the list shows some of them. */
function leadOf(narrows: boolean, isByPayment: boolean, hasPeriod: boolean): string | undefined {
  if (isByPayment) return narrows ? '这段时间付款的全部订单' : '按付款时间';
  if (!narrows) return undefined;
  return hasPeriod ? '这段时间下单的全部订单' : '全部订单';
}

const without = '后台已删除的订单';
const unpaid = '还没有付款的，和后台已删除的订单';

/** Rest of the amount; nothing is said of it to who may not see amounts. */
const others = ({ amount, weChatAmount, yueAmount }: Answer<typeof orderCalls.listData>) =>
  amount === null ? '' : amountText(amount - (weChatAmount ?? 0) - (yueAmount ?? 0));

/** Orders of the chosen period and what was paid of them; a phone has a page of figures instead. */
export function OrderSums() {
  const { period, isByCreation, isByPayment } = usePeriod();
  const { address } = useScene();
  const may = useMay()(orderCalls.listData);
  const isServed = isByCreation || (isByPayment && isFieldServed(orderCalls.listData, 'timeOf'));
  const isShown = !usePhone() && may && isServed;
  const { data, asOf, again } = useSums(
    orderCalls.listData,
    { ...period, ...(isByPayment && { timeOf: orderTimes.paid }) },
    isShown,
  );
  if (!isShown) return null;
  const of = `${period.dateLimit === undefined ? '全部' : '这段时间'}${isByPayment ? '付款' : '下单'}的订单，不随其他筛选变化`;
  const narrows = Object.keys(OrderFilter.shape).some(
    (field) => !SUMMED.includes(field) && !['', orderTabs.all].includes(address.get(field)),
  );
  return (
    <SumStrip
      again={again}
      asOf={asOf}
      lead={leadOf(narrows, isByPayment, period.dateLimit !== undefined)}
      of={[
        ['订单数量', data && countText(data.count), { counts: '订单有几单', of, without }],
        [
          '订单金额',
          data && amountText(data.amount),
          {
            counts: '这些订单付的钱相加，含运费；退款不从中扣除',
            of,
            without: unpaid,
            parts: [
              ['微信支付', data && amountText(data.weChatAmount)],
              ['余额支付', data && amountText(data.yueAmount)],
              ['其他方式', data && others(data)],
            ],
          },
        ],
        ['微信支付金额', data && amountText(data.weChatAmount), { counts: '用微信支付付的钱相加', of, without: unpaid }],
        ['余额支付金额', data && amountText(data.yueAmount), { counts: '用余额付的钱相加', of, without: unpaid }],
      ]}
    />
  );
}
