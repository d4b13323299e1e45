import type { Answer, Input } from '#contract/call.ts';
import { masked } from '#contract/masked.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import type { packingCalls } from '#contract/orders/packing.ts';
import { mayCall } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { linesToPack, ordersToPack } from './queries.ts';
import { whyNoNote } from './rules.ts';

type Call = typeof packingCalls.deliveryNotes;

const ALL_BACK = '商品已全部退款';

/** Papers for the parcels of the chosen orders; whoever may not open an order gets masked phone numbers. */
export async function deliveryNotes(db: Db, { ids }: Input<Call>, { actor }: Asked): Promise<Answer<Call>> {
  const orders = await ordersToPack(db, ids);
  const byOrder = await linesToPack(db, orders);
  const seesPhones = mayCall(actor, orderCalls.info);
  const reasonOf = (order: (typeof orders)[number]) => whyNoNote(order) ?? (byOrder.has(order.id) ? undefined : ALL_BACK);
  return {
    notes: orders
      .filter((order) => reasonOf(order) === undefined)
      .map(({ id, userPhone, mark, deliveryName, deliveryId, ...order }) => ({
        ...order,
        userPhone: seesPhones ? userPhone : masked(userPhone),
        mark: mark ?? '',
        deliveryName: deliveryName ?? '',
        deliveryId: deliveryId ?? '',
        lines: byOrder.get(id) ?? [],
      })),
    left: orders.flatMap((order) => {
      const reason = reasonOf(order);
      return reason === undefined ? [] : [{ orderNo: order.orderNo, reason }];
    }),
  };
}
