import { eq, sql } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { order } from '#server/orders/index.ts';
import { latestOpenState } from './queries.ts';

/** Copies the state of the latest open case onto its order, which lists and the acts on it read. The caller holds the order. */
export async function showOnOrder({ tx, now }: Write, orderId: number): Promise<void> {
  const caseState = sql`(${latestOpenState(tx, orderId)})`;
  await tx.update(order).set({ caseState, updateTime: now }).where(eq(order.id, orderId));
}
