import { and, eq, exists } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { outbox } from '../outbox/tables.ts';
import type { Letter } from '../sender.ts';
import { smsRecord } from './tables.ts';

/** A message whose letter was given up is waiting no more. */
export async function settleSms({ tx, now }: Write, { id }: Pick<Letter, 'id'>): Promise<void> {
  const isDead = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.state, 'dead')));
  await tx
    .update(smsRecord)
    .set({ state: 'failed', updateTime: now })
    .where(and(eq(smsRecord.outboxId, id), eq(smsRecord.state, 'waiting'), exists(isDead)));
}
