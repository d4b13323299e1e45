import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { customerAddress } from './tables.ts';

/** Address book of an account that went into another; the default of the other stays. */
export async function takeOverAddresses(
  { tx, now }: Write,
  { fromUid, toUid }: { fromUid: number; toUid: number },
): Promise<void> {
  await tx.update(customerAddress).set({ uid: toUid, isDefault: false, updateTime: now }).where(eq(customerAddress.uid, fromUid));
}
