import { orderRefusals } from '#contract/orders/order-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { allowBelowCost } from './allow-below-cost.ts';
import { linesBelowCost } from './lines-below-cost.ts';

/** Refuses an order that now sells goods of a shop below cost without leave. */
export async function refuseBelowCost(write: Write, { id, orderNo }: Pick<OrderRecord, 'id' | 'orderNo'>): Promise<void> {
  const below = await linesBelowCost(write.tx, id);
  for (const shopId of new Set(below.map((line) => line.shopId))) {
    if (await allowBelowCost(write, { orderNo, shopId })) continue;
    const names = below.filter((line) => line.shopId === shopId).map(({ name }) => name);
    throw orderRefusals.BELOW_COST({ names: names.join('、') });
  }
}
