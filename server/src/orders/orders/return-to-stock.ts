import { moveStock } from '#server/catalogue/index.ts';
import type { Write } from '#server/platform/write/write.ts';

export interface Returned {
  orderId: number;
  skuId: number;
  quantity: number;
}

/** Puts goods back, in one go, and takes them from the sales. */
export const returnToStock = (write: Write, lines: readonly Returned[], cause: 'cancel' | 'refund'): Promise<void> =>
  moveStock(
    write,
    lines.map(({ orderId, skuId, quantity }) => ({ skuId, delta: quantity, sold: -quantity, cause, orderId })),
  );
