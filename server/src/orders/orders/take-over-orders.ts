import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { order } from './tables.ts';

/** Orders of an account that went into another are the other's; what is written on them stays. */
export async function takeOverOrders({ tx, now }: Write, { fromUid, toUid }: { fromUid: number; toUid: number }): Promise<void> {
  await tx.update(order).set({ uid: toUid, updateTime: now }).where(eq(order.uid, fromUid));
}
