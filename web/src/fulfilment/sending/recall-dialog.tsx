import { TextField } from '#web/ui/fields/text-field.tsx';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type DialogOf, OrderDialog } from '#web/orders/acts/index.ts';

const ALL = '订单回到待发货，快递信息清空。包裹已经交给快递的，请先联系快递拦截。';
const ONE = '这个包裹里的商品回到待发货，其他包裹不变。包裹已经交给快递的，请先联系快递拦截。';

/** Takes back a sending that should not have been: one parcel, or all of the order. */
export const RecallDialog = (props: DialogOf) => (
  <OrderDialog {...props} act="recall" call={sendingCalls.recall} start={{ reason: '', parcelId: props.parcel?.id }}>
    <p>{props.parcel ? ONE : ALL}</p>
    <TextField
      name="reason"
      label="撤回原因"
      help="会和原来的单号一起记入订单记录"
      maxLength={255}
      placeholder="例如：货还没有出库，发货点错了"
    />
  </OrderDialog>
);
