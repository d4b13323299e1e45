import { and, eq } from 'drizzle-orm';
import type { TextOutcome } from '#server/platform/texting.ts';
import type { Write } from '#server/platform/write/write.ts';
import { outbox } from '../outbox/tables.ts';
import { type SmsRecordRow, smsRecord } from './tables.ts';

/** Keeps with a message, and with its letter, whether it arrived. One that left again since is another one. */
export async function keepOutcome(
  { tx, now }: Write,
  { id, providerNo, outboxId }: Pick<SmsRecordRow, 'id' | 'providerNo' | 'outboxId'>,
  { isDelivered, says }: TextOutcome,
): Promise<void> {
  const { rowCount } = await tx
    .update(smsRecord)
    .set({ state: isDelivered ? 'delivered' : 'failed', reason: says, nextAskTime: null, updateTime: now })
    .where(and(eq(smsRecord.id, id), eq(smsRecord.providerNo, providerNo), eq(smsRecord.state, 'sent')));
  if (rowCount === 0 || outboxId === null) return;
  await tx
    .update(outbox)
    .set({ outcome: isDelivered ? 'delivered' : 'failed', lastError: says, resultTime: now, updateTime: now })
    .where(and(eq(outbox.id, outboxId), eq(outbox.providerNo, providerNo), eq(outbox.outcome, 'sent')));
}
