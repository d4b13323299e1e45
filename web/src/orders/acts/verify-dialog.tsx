import { pickUpCalls } from '#contract/orders/pick-up.ts';
import { BuyersNote } from '../order/buyers-note.tsx';
import { LineList } from '../order/order-lines.tsx';
import { linesOf } from '../order/situation.tsx';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';

/** Hands out what the customer came for, with the goods in sight. */
export const VerifyDialog = (props: DialogOf) => (
  <OrderDialog {...props} act="verify" call={pickUpCalls.verify} start={{}} input={() => ({ vCode: props.order.verifyCode })}>
    <LineList lines={linesOf(props.order)} />
    <BuyersNote of={props.order} />
    <p>商品交给顾客后再核销。核销后订单进入待评价，不能撤销。</p>
  </OrderDialog>
);
