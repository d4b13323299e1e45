import { orderCalls } from '#contract/orders/orders.ts';
import { useCall } from '#web/ui/wire/index.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type DialogOf, OrderDialog } from '#web/orders/acts/index.ts';
import { ParcelFields } from './parcel-fields.tsx';

/** Mends the carrier or the number of a parcel on its way. */
export function CorrectDialog(props: DialogOf) {
  const { orderId, userPhone } = props.order;
  const { data } = useCall(orderCalls.info, { orderNo: orderId });
  const { deliveryId = props.order.deliveryId, deliveryCode = data?.deliveryCode, id: parcelId } = props.parcel ?? {};
  const start = { parcelId, expressNumber: deliveryId ?? '', expressCode: deliveryCode ?? undefined, reason: '' };
  return (
    <OrderDialog {...props} act="correct" call={sendingCalls.correctTracking} start={start}>
      <ParcelFields tail={userPhone.slice(-4)} />
      <TextField
        name="reason"
        label="更正原因"
        help="会和新旧单号一起记入订单记录"
        maxLength={255}
        placeholder="例如：单号抄错一位"
      />
    </OrderDialog>
  );
}
