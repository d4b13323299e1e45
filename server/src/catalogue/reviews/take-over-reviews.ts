import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { productReply } from './tables.ts';

/** Reviews of an account that went into another; the name they were written under stays. */
export async function takeOverReviews({ tx, now }: Write, { fromUid, toUid }: { fromUid: number; toUid: number }): Promise<void> {
  await tx.update(productReply).set({ uid: toUid, updateTime: now }).where(eq(productReply.uid, fromUid));
}
