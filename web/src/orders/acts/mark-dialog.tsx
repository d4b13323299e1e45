import { orderCalls } from '#contract/orders/orders.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';

export const MarkDialog = (props: DialogOf) => (
  <OrderDialog {...props} act="mark" call={orderCalls.mark} start={{ mark: props.order.remark ?? '' }}>
    <TextField
      name="mark"
      label="商家备注"
      help="只有员工看得到"
      rows={4}
      maxLength={512}
      showCount
      placeholder="请输入订单备注"
    />
  </OrderDialog>
);
