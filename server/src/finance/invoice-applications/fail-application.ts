import type { Input } from '#contract/call.ts';
import type { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { invoiceApplicationRefusals } from '#contract/finance/invoices/invoice-application-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from './log-step.ts';
import { moveApplication } from './move-application.ts';

/** The invoice could not be issued; it may be tried again. */
export async function failApplication(write: Write, { applyId, reason }: Input<typeof applicationCalls.fail>): Promise<null> {
  const failReason = reason.trim();
  if (failReason === '') throw invoiceApplicationRefusals.NO_FAILURE();
  await moveApplication(write, applyId, 'fail', { failReason });
  await logStep(write, { applicationId: applyId, action: '开票失败', message: failReason });
  return null;
}
