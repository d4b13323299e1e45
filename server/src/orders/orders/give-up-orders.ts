import { inArray } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { type Step, logStep } from './log-step.ts';
import { returnStock } from './return-stock.ts';
import { order } from './tables.ts';

/** What becomes of orders that will not be paid. The caller holds their rows and has seen that they are unpaid. */
export async function giveUpOrders(write: Write, ids: readonly number[], step: Step): Promise<void> {
  const { tx, now } = write;
  const set = { state: 'cancelled', isDel: true, cancelTime: now, updateTime: now } as const;
  await tx
    .update(order)
    .set(set)
    .where(inArray(order.id, [...ids]));
  for (const id of ids) await logStep(write, id, step);
  await returnStock(write, ids);
}
