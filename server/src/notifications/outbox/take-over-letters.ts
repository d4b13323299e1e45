import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { outbox } from './tables.ts';

/** Letters to an account that went into another are the other's: its record shows them, its erasure finds them. */
export async function takeOverLetters({ tx }: Write, { fromUid, toUid }: { fromUid: number; toUid: number }): Promise<void> {
  await tx.update(outbox).set({ customerId: toUid }).where(eq(outbox.customerId, fromUid));
}
