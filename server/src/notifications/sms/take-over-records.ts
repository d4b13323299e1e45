import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { smsRecord } from './tables.ts';

/** Text messages to an account that went into another are the other's, whose erasure finds them. */
export async function takeOverRecords({ tx }: Write, { fromUid, toUid }: { fromUid: number; toUid: number }): Promise<void> {
  await tx.update(smsRecord).set({ customerId: toUid }).where(eq(smsRecord.customerId, fromUid));
}
