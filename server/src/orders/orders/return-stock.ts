import { moveStock } from '#server/catalogue/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { linesOf } from './queries.ts';

/** Gives back what these orders took, in one go, and takes it from the sales. */
export async function returnStock(write: Write, orderIds: readonly number[], cause: 'cancel' | 'refund'): Promise<void> {
  const lines = [...(await linesOf(write.tx, orderIds)).values()].flat();
  await moveStock(
    write,
    lines.map(({ orderId, skuId, payNum }) => ({ skuId, delta: payNum, sold: -payNum, cause, orderId })),
  );
}
