import { eq } from 'drizzle-orm';
import { announceUnlogged } from '#server/platform/events/hub.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Letter } from '../sender.ts';
import { mail } from './tables.ts';

/** Screens that show a record of the mail read it again, as they do after any change of it: when the mail leaves, and when it ended. */
export async function announceMail(write: Write, { id }: Pick<Letter, 'id'>): Promise<void> {
  const [found] = await write.tx.select({ tables: mail.shownIn }).from(mail).where(eq(mail.outboxId, id));
  if (!found) return;
  await announceUnlogged(write, 'mail.send', found.tables);
}
