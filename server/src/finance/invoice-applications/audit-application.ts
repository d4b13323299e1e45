import type { Input } from '#contract/call.ts';
import type { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { invoiceApplicationRefusals } from '#contract/finance/invoices/invoice-application-refusals.ts';
import { auditStates } from '#contract/finance/invoices/invoice-enums.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkReady } from './check-ready.ts';
import { logStep } from './log-step.ts';
import { moveApplication } from './move-application.ts';

/** Finance staff take an application up, approve or refuse it. */
export async function auditApplication(write: Write, { id, audit, reason }: Input<typeof applicationCalls.audit>): Promise<null> {
  const { actor, now } = write;
  const auditReason = reason?.trim() ?? '';
  const by = { auditorId: adminIdOf(actor), auditorName: actorName(actor), auditTime: now };
  if (audit === auditStates.auditing) {
    await moveApplication(write, id, 'accept');
    await logStep(write, { applicationId: id, action: '受理' });
  } else if (audit === auditStates.approved) {
    await checkReady(write, await moveApplication(write, id, 'approve', by));
    await logStep(write, { applicationId: id, action: '审核通过' });
  } else {
    if (auditReason === '') throw invoiceApplicationRefusals.NO_REASON();
    await moveApplication(write, id, 'refuse', { ...by, auditReason });
    await logStep(write, { applicationId: id, action: '拒绝', message: auditReason });
  }
  return null;
}
