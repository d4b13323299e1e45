import { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { Field } from '#web/ui/form/field.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import type { Order } from '#web/orders/order/index.ts';
import { PiecesInput } from './pieces-input.tsx';
import { TogetherInput } from './together-input.tsx';
import { useParcels } from '#web/orders/parcel/index.ts';

/** Goods of a parcel: a part of the order where it goes in several, and other orders of the same recipient. */
export function GoodsFields({ order }: { order: Order }) {
  const lines = (useParcels(order)?.lines ?? []).filter(({ left }) => left > 0);
  const { data: companions = [] } = useCall(parcelCalls.together, { orderNo: order.orderId }, { saysItself: true });
  const pieces = lines.reduce((sum, { left }) => sum + left, 0);
  return (
    <>
      {pieces > 1 && (
        <Field name="pieces" label="发货商品">
          <PiecesInput lines={lines} />
        </Field>
      )}
      {companions.length > 0 && (
        <Field name="together" label={`同一收货人还有 ${companions.length} 单待发货，可放进这个包裹`}>
          <TogetherInput orders={companions} />
        </Field>
      )}
    </>
  );
}
