import type { Write } from '#server/platform/write/write.ts';
import { type OrderRecord, linesOf } from '../orders/queries.ts';
import { returnToStock } from '../orders/return-to-stock.ts';

/** Gives back all that these orders took. */
export async function returnStock(write: Write, orders: readonly Pick<OrderRecord, 'id' | 'activityId'>[]): Promise<void> {
  const activities = new Map(orders.map(({ id, activityId }) => [id, activityId]));
  const lines = [...(await linesOf(write.tx, [...activities.keys()])).values()].flat();
  await returnToStock(
    write,
    lines.map(({ orderId, skuId, payNum }) => ({
      orderId,
      skuId,
      quantity: payNum,
      activityId: activities.get(orderId) ?? null,
    })),
    'cancel',
  );
}
