import { moveStock } from '#server/catalogue/index.ts';
import { returnQuota } from '#server/marketing/index.ts';
import type { Write } from '#server/platform/write/write.ts';

export interface Returned {
  orderId: number;
  skuId: number;
  quantity: number;
  activityId: number | null;
}

/** Puts goods back, in one go, and takes them from the sales; an activity gets its quota back first, as an order takes it. */
export async function returnToStock(write: Write, lines: readonly Returned[], cause: 'cancel' | 'refund'): Promise<void> {
  await returnQuota(
    write,
    lines.flatMap(({ activityId, skuId, quantity }) => (activityId === null ? [] : [{ activityId, skuId, quantity }])),
  );
  // Goods of another system that are not known here have no stock.
  const known = lines.filter(({ skuId }) => skuId > 0);
  await moveStock(
    write,
    known.map(({ orderId, skuId, quantity }) => ({ skuId, delta: quantity, sold: -quantity, cause, orderId })),
  );
}
