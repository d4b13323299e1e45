import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { countText } from '#web/ui/cells/yuan.tsx';
import { SumStrip } from '#web/ui/list-parts/sum-strip.tsx';
import { useScene } from '#web/ui/scene/scene.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useCall } from '#web/ui/wire/index.ts';
import { amountText } from '#web/orders/order/index.ts';

const of = '列表筛选出的全部自提订单，不只这一页';
const settled = '没有付款、退款申请中、退款中和全部退款的订单';

/** Sums of the orders of the list, whatever page is shown. */
export function PickUpSums() {
  const { address } = useScene();
  const input = inputOf(pickUpCalls.listPickUps, address, {});
  const { data, error, dataUpdatedAt } = useCall(pickUpCalls.listPickUps, input, { saysItself: true });
  if (error && !data) return null;
  return (
    <SumStrip
      asOf={dataUpdatedAt || undefined}
      of={[
        ['订单数量', data && countText(data.total), { of, counts: '到店自提的订单有几单，不论是否付款' }],
        [
          '订单金额',
          data && amountText(data.orderTotalPrice),
          { of, counts: '这些订单付的钱相加，减去部分退款退回的', without: settled },
        ],
        ['退款总单数', data && countText(data.refundTotal), { of, counts: '其中退过款的订单有几单，部分退款也算一单' }],
        ['退款总金额', data && amountText(data.refundTotalPrice), { of, counts: '这些订单退给用户的钱相加' }],
      ]}
    />
  );
}
