import { and, eq, ne } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { order } from './tables.ts';

/** Shows on an order whether WeChat keeps its money frozen. The caller has locked it. */
export async function freezeMoney(
  { tx, now }: Write,
  { orderId, isFrozen }: { orderId: number; isFrozen: boolean },
): Promise<void> {
  await tx
    .update(order)
    .set({ isMoneyFrozen: isFrozen, updateTime: now })
    .where(and(eq(order.id, orderId), ne(order.isMoneyFrozen, isFrozen)));
}
