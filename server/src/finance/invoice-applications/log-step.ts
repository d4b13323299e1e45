import { actorIdOf, actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { invoiceLog } from './tables.ts';

interface ApplicationStep {
  applicationId: number;
  invoiceId?: number;
  action: string;
  message?: string;
  mailId?: number;
}

/** A line in the log of an application, and of an invoice where the step is about one. */
export async function logStep(
  { tx, actor, now }: Write,
  { applicationId, invoiceId, action, message = '', mailId }: ApplicationStep,
): Promise<void> {
  await tx.insert(invoiceLog).values({
    applicationId,
    invoiceId: invoiceId ?? null,
    operatorId: actorIdOf(actor),
    operatorName: actorName(actor),
    action,
    message: message.slice(0, 500),
    mailId: mailId ?? null,
    createTime: now,
  });
}
