import { and, eq } from 'drizzle-orm';
import { mailStates } from '#contract/notifications/mails.ts';
import { mail, outbox } from '#server/notifications/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { invoiceLog } from '../invoice-applications/tables.ts';

/** A mail with an invoice to this address that waits to be sent. */
export async function isMailUnderWay(tx: Tx, invoiceId: number, to: string): Promise<boolean> {
  const found = await tx
    .select({ id: mail.id })
    .from(invoiceLog)
    .innerJoin(mail, eq(mail.id, invoiceLog.mailId))
    .innerJoin(outbox, eq(outbox.id, mail.outboxId))
    .where(and(eq(invoiceLog.invoiceId, invoiceId), eq(mail.to, to), eq(outbox.state, mailStates.waiting)))
    .limit(1);
  return found.length > 0;
}
