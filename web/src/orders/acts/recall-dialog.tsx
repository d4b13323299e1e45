import { Input } from 'antd';
import { orderCalls } from '#contract/orders/orders.ts';
import { Field } from '#web/ui/form/field.tsx';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';

/** Takes back a sending that should not have been. */
export const RecallDialog = (props: DialogOf) => (
  <OrderDialog {...props} act="recall" call={orderCalls.recall} start={{ reason: '' }}>
    <p>订单回到待发货，快递信息清空。包裹已经交给快递的，请先联系快递拦截。</p>
    <Field name="reason" label="撤回原因" help="会和原来的单号一起记入订单记录">
      <Input maxLength={255} placeholder="例如：货还没有出库，发货点错了" />
    </Field>
  </OrderDialog>
);
