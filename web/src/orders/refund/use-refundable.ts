import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import type { Order } from '../order/situation.tsx';
import { type Good, type Refundable, freightBackOf, goodsLeft, underWayOf } from './refund-pieces.ts';
import { isFree } from './refund-sum.ts';
import { type Repeated, failedTry, repeatedRefund } from './repeated-refund.ts';

export interface Read {
  order: Order & Pick<Refundable, 'underWay'>;
  /** Absent for whoever may not open the order. */
  info?: Refundable;
  goods: readonly Good[];
  /** The failed refund that the next one repeats. */
  repeated?: Repeated | undefined;
}

/** Amount and goods of an order that are left to refund; undefined while they are read. */
export function useRefundable(order: Order): Read | undefined {
  const wanted = { enabled: useMay()(orderCalls.info) };
  const { data: found } = useCall(orderCalls.info, { orderNo: order.orderId }, wanted);
  const { data: refunds } = useCall(refundCalls.listRefunds, { orderNo: order.orderId }, wanted);
  if (!wanted.enabled) return { order, goods: [] };
  if (!found || !refunds) return undefined;
  const underWay = underWayOf(refunds);
  const info = { ...found, underWay, freightBack: freightBackOf(refunds) };
  const goods = isFree(order) ? [] : goodsLeft(info, refunds);
  return { order: { ...order, underWay }, info, goods, repeated: repeatedRefund(info, goods, failedTry(info, refunds)) };
}
