import { type Companion } from '#contract/fulfilment/parcels.ts';
import { type DeliveryNote, packingCalls } from '#contract/fulfilment/packing.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { type OrderRow, linesOf } from '#web/orders/order/index.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

export interface PackedGoods {
  orderNo: string;
  mark: string;
  remark: string;
  lines: Pick<DeliveryNote['lines'][number], 'id' | 'image' | 'productName' | 'sku' | 'shelf' | 'quantity'>[];
}

/** Goods as the list knows them, which is all that other servers tell. */
const goodsOfRow = (row: OrderRow): PackedGoods => ({
  orderNo: row.orderId,
  mark: row.mark ?? '',
  remark: row.remark ?? '',
  lines: linesOf(row)
    .map(({ id, refunded = 0, info: { image, productName, sku, payNum } }) => ({
      id,
      image,
      productName,
      sku,
      shelf: '',
      quantity: payNum - refunded,
    }))
    .filter(({ quantity }) => quantity > 0),
});

/** Goods to lay into the parcel with their shelves and notes, and where it goes. */
export function useGoods(order: OrderRow, along: readonly Companion[]) {
  const may = useMay();
  const hasNotes = may(packingCalls.deliveryNotes);
  const ids = [order.id, ...along.map(({ id }) => id)];
  const { data, error, refetch } = useCall(packingCalls.deliveryNotes, { ids }, { enabled: hasNotes, saysItself: true });
  const wanted = { enabled: !hasNotes && may(orderCalls.info), saysItself: true };
  const info = useCall(orderCalls.info, { orderNo: order.orderId }, wanted);
  const notes = data?.notes.filter(({ isToSend }) => isToSend) ?? [];
  const own = notes.find(({ orderNo }) => orderNo === order.orderId);
  const isGone = data !== undefined && own === undefined;
  return {
    /** Absent until it is known what of a partly sent order is left. */
    goods: data ? notes : hasNotes && order.sentPieces > 0 ? undefined : [goodsOfRow(order)],
    address: own?.userAddress ?? info.data?.userAddress,
    /** Reason why nothing is to be sent of it any more. */
    gone: isGone ? (data.left.find(({ orderNo }) => orderNo === order.orderId)?.reason ?? '没有还要发的货') : undefined,
    error: data === undefined ? error : null,
    again: () => void refetch(),
  };
}
