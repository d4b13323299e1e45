import type { Input } from '#contract/call.ts';
import type { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { invoiceRefusals } from '#contract/finance/invoices/invoice-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../invoice-applications/log-step.ts';
import { closeTasks } from './close-tasks.ts';
import { moveInvoice } from './move-invoice.ts';
import { lockInvoice } from './queries.ts';
import { releaseApplication } from './release-application.ts';
import { isVoidable } from './rules.ts';

/** A paper invoice of this month is torn up; its application waits for a new one. */
export async function voidInvoice(write: Write, { id, reason }: Input<typeof invoiceCalls.void>): Promise<null> {
  const message = reason.trim();
  if (message === '') throw invoiceRefusals.NO_REASON();
  const found = await lockInvoice(write.tx, id);
  if (found.requestId !== null) throw invoiceRefusals.REVERSING();
  if (!isVoidable(found, write.now)) throw invoiceRefusals.NOT_VOIDABLE();
  const { applicationId, amount } = await moveInvoice(write, id, 'void', { otherwise: invoiceRefusals.NOT_VOIDABLE });
  await logStep(write, { applicationId, invoiceId: id, action: '作废', message });
  await closeTasks(write, { id, covered: amount });
  await releaseApplication(write, applicationId, { isReissued: true });
  return null;
}
