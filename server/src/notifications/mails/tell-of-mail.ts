import { eq } from 'drizzle-orm';
import { announce } from '#server/platform/events/hub.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Letter } from '../sender.ts';
import { mail } from './tables.ts';

/** Screens that show the record of a mail read it again, as they do after any change of it. */
export async function tellOfMail({ tx, changeId }: Write, { id }: Pick<Letter, 'id'>): Promise<void> {
  const [found] = await tx.select({ noun: mail.noun, recordId: mail.recordId }).from(mail).where(eq(mail.outboxId, id));
  if (!found) return;
  const tables = { [found.noun]: [found.recordId] };
  await announce(tx, { topic: 'change', id: changeId, act: 'mail.send', actor: '系统', actorId: null, tables });
}
