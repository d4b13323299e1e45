import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { BuyersNote, LineList, type Order, linesOf } from '#web/orders/order/index.ts';
import { refundedOf } from '#web/orders/refund/index.ts';
import { type DialogOf, OrderDialog } from '#web/orders/acts/index.ts';

/** Lines with their refunded pieces, which a row of the list knows and the detail reads beside; it asks whoever sees no amounts as well. */
function useLines(order: Order) {
  const lines = linesOf(order);
  const may = useMay()(refundCalls.listRefunds);
  const enabled = may && order.refundPrice !== 0 && lines.every(({ refunded }) => refunded === undefined);
  const { data: refunds = [] } = useCall(refundCalls.listRefunds, { orderNo: order.orderId }, { enabled, saysItself: true });
  return lines.map((line) => ({ ...line, refunded: line.refunded ?? refundedOf(refunds, line.id) }));
}

/** Hands out what the customer came for, with the goods in sight. */
export const VerifyDialog = (props: DialogOf) => (
  <OrderDialog {...props} act="verify" call={pickUpCalls.verify} start={{}} input={() => ({ vCode: props.order.verifyCode })}>
    <LineList lines={useLines(props.order)} />
    <BuyersNote of={props.order} />
    <p>商品交给用户后再核销。核销后订单进入待评价，不能撤销。</p>
  </OrderDialog>
);
