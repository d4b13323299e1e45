import type { Write } from '#server/platform/write/write.ts';
import { type Step, logStep } from '../orders/log-step.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { Standing } from '../orders/states.ts';
import { returnStock } from './return-stock.ts';

/** What becomes of orders that will not be paid. The caller holds their rows and has seen that they are unpaid. */
export async function giveUpOrders(write: Write, orders: readonly (Standing & { id: number })[], step: Step): Promise<void> {
  for (const each of orders) {
    await moveOrder(write, each, 'cancel', { isDel: true, cancelTime: write.now });
    await logStep(write, each.id, step);
  }
  await returnStock(
    write,
    orders.map(({ id }) => id),
  );
}
