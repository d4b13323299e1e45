import { orderCalls } from '#contract/orders/orders.ts';
import { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import type { Order } from '../order/situation.tsx';

/** Parcels of an order and what is still to send; undefined until they are read, and for those who may not open an order. */
export function useParcels({ orderId }: Pick<Order, 'orderId'>, isWanted = true) {
  const may = useMay();
  const enabled = isWanted && may(orderCalls.info);
  return useCall(parcelCalls.parcels, { orderNo: orderId }, { enabled, saysItself: true }).data;
}
