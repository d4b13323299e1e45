import type { Write } from '#server/platform/write/write.ts';
import { linesOf } from '../orders/queries.ts';
import { returnToStock } from '../orders/return-to-stock.ts';

/** Gives back all that these orders took. */
export async function returnStock(write: Write, orderIds: readonly number[]): Promise<void> {
  const lines = [...(await linesOf(write.tx, orderIds)).values()].flat();
  await returnToStock(
    write,
    lines.map(({ orderId, skuId, payNum }) => ({ orderId, skuId, quantity: payNum })),
    'cancel',
  );
}
