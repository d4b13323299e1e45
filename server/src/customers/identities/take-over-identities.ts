import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { customerIdentity } from './tables.ts';

/** Identities of an account that went into another are the other's. */
export async function takeOverIdentities(
  { tx, now }: Write,
  { fromUid, toUid }: { fromUid: number; toUid: number },
): Promise<void> {
  await tx.update(customerIdentity).set({ uid: toUid, updateTime: now }).where(eq(customerIdentity.uid, fromUid));
}
