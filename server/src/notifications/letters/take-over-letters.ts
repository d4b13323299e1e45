import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { outbox } from '../outbox/tables.ts';
import { smsRecord } from '../sms/tables.ts';

/** Letters and text messages to an account that went into another are the other's: its record shows them, its erasure finds them. */
export async function takeOverLetters({ tx }: Write, { fromUid, toUid }: { fromUid: number; toUid: number }): Promise<void> {
  for (const table of [outbox, smsRecord]) await tx.update(table).set({ customerId: toUid }).where(eq(table.customerId, fromUid));
}
