import {
  type ShippingInformation,
  receiptWays,
  shippingInformationCalls,
  shippingStates,
} from '#contract/fulfilment/shipping-information.ts';
import { payTypes } from '#contract/orders/enums.ts';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { Choice } from '#web/ui/cells/choice.tsx';
import { Facts } from '#web/ui/cells/facts.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { Part, type OrderInfo } from '#web/orders/order/index.ts';

/** Standing of an order at WeChat; undefined where its money does not come by the mini programme. */
function useShipping({ orderId: orderNo, payType, paid }: OrderInfo): ShippingInformation | undefined {
  const enabled = useMay()(shippingInformationCalls.shippingInformation) && paid && payType === payTypes.weixin;
  return useCall(shippingInformationCalls.shippingInformation, { orderNo }, { enabled, saysItself: true }).data ?? undefined;
}

const UploadAgain = ({ orderNo }: { orderNo: string }) => (
  <RunButton label="重新上传" call={shippingInformationCalls.uploadShipping} input={{ orderNo }} />
);

const isFrozen = ({ state, remindedTime }: ShippingInformation): boolean =>
  state === shippingStates.failed || (state === shippingStates.waiting && remindedTime !== null);

/** Money that WeChat keeps frozen until people act, over everything else. */
export function FrozenMoney({ order, isLook }: { order: OrderInfo; isLook: boolean }) {
  const found = useShipping(order);
  if (!found || !isFrozen(found)) return null;
  return (
    <div className="order-banner">
      <Part title="货款被微信冻结" waits extra={!isLook && <UploadAgain orderNo={order.orderId} />}>
        <p>{found.why ?? '微信提醒：这笔订单还没有上传发货信息'}</p>
        <p className="quiet">发货信息上传成功、用户确认收货后，微信才结算这笔货款</p>
      </Part>
    </div>
  );
}

/** Sending as WeChat was told of it, and what became of the money. */
export function OrderShipping({ order }: { order: OrderInfo }) {
  const found = useShipping(order);
  if (!found) return null;
  const { state, why, isWhole, isCorrected, parcels, uploadedTime, nextAskTime } = found;
  const carried = ` · ${parcels} 个包裹${isWhole ? '，已全部发货' : '，还有商品待发'}`;
  const { receivedTime, receivedBy } = found;
  return (
    <Part title="微信发货信息">
      <Facts
        of={[
          ['状态', <Choice key="state" of={shippingStates} value={state} />],
          [
            '上传',
            uploadedTime && (
              <span key="uploaded">
                {when(uploadedTime)}
                {carried}
              </span>
            ),
          ],
          ['更正', isCorrected && '已更正一次，不能再更正'],
          ['下次上传', nextAskTime && when(nextAskTime)],
          ['微信提醒发货', found.remindedTime && when(found.remindedTime)],
          [
            '确认收货',
            receivedTime && (
              <span key="received">
                {when(receivedTime)}
                {receivedBy && ` · ${receiptWays.labels[receivedBy]}`}
              </span>
            ),
          ],
          ['预计结算', !found.settledTime && found.estimatedTime && when(found.estimatedTime)],
          ['结算', found.settledTime && when(found.settledTime)],
        ]}
      />
      {why !== null && state !== shippingStates.failed && <p className="quiet">{why}</p>}
    </Part>
  );
}
