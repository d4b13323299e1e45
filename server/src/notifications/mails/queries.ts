import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type MailKind, type MailState, mailStates } from '#contract/notifications/mails.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertLetters } from '../outbox/queries.ts';
import { outbox } from '../outbox/tables.ts';
import { mail } from './tables.ts';

export interface MailDraft {
  kind: MailKind;
  shownIn: Readonly<Record<string, number[]>>;
  to: string;
  subject: string;
  text: string;
  /** Last line of the text, encrypted. */
  sealed?: string;
  fileUrl?: string;
  fileName?: string;
}

/** Its letter in the outbox knows how far it is. */
export async function insertMail(write: Write, { kind, ...draft }: MailDraft): Promise<number> {
  const subject = `${draft.subject} → ${draft.to}`.slice(0, 200);
  const [outboxId] = await insertLetters(write, [{ mark: kind, channel: 'mail', subject }]);
  const row = { ...draft, outboxId, messageId: randomUUID(), createTime: write.now };
  const [inserted] = await write.tx.insert(mail).values(row).returning({ id: mail.id });
  return inserted?.id ?? 0;
}

export async function findMailOf(db: Db, outboxId: number) {
  const [found] = await db.select().from(mail).where(eq(mail.outboxId, outboxId));
  return found;
}

export const setMail = (tx: Tx, id: number, row: Partial<Pick<typeof mail.$inferSelect, 'tryTime' | 'sentTime' | 'sealed'>>) =>
  tx.update(mail).set(row).where(eq(mail.id, id));

/** How far a mail is, and why it failed; where `mail` and its letter in the outbox are joined, and null where there is none. */
export const mailProgress = {
  state: sql<MailState | null>`case when ${mail.id} is null then null
    when ${mail.sentTime} is not null then ${mailStates.sent} else coalesce(${outbox.state}, ${mailStates.dead}) end`,
  error: sql<string>`case when ${mail.sentTime} is null then coalesce(${outbox.lastError}, '') else '' end`,
};
