import { refundCalls } from '#contract/orders/refunds.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { isServed } from '#web/ui/wire/index.ts';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';
import { RefundRequest, isRequested } from '../refund/refund-request.tsx';

/** Other servers of the wire refuse by a GET. */
const refuseCall = () => (isServed(refundCalls.declineRefund) ? refundCalls.declineRefund : refundCalls.refuseRefund);

export const RefuseDialog = (props: DialogOf) => (
  <OrderDialog {...props} act="refuse" call={refuseCall()} start={{ reason: '' }}>
    {isRequested(props.order) && <RefundRequest order={props.order} />}
    <TextField
      name="reason"
      label="不退款原因"
      help="用户会看到这段话"
      rows={3}
      maxLength={255}
      showCount
      placeholder="请输入不退款原因"
    />
  </OrderDialog>
);
