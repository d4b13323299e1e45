import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';

/** Says that money could not be handed back. */
export const NotPaidBackDialog = (props: DialogOf) => (
  <OrderDialog {...props} act="notPaidBack" call={offlineCalls.failPaidBack} start={{ reason: '' }}>
    <TextField
      name="reason"
      label="没有退成的原因"
      help="订单回到“退款申请”，可以重新同意或拒绝退款"
      rows={3}
      maxLength={255}
      showCount
      placeholder="例如：联系不上用户，账号不对"
    />
  </OrderDialog>
);
