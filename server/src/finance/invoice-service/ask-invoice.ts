import type { Input } from '#contract/call.ts';
import type { invoiceServiceCalls } from '#contract/finance/invoices/invoice-service.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../invoice-applications/log-step.ts';
import { moveApplication } from '../invoice-applications/move-application.ts';
import { operatorOf } from '../invoices/parties.ts';
import { prepareInvoice } from '../invoices/prepare-invoice.ts';
import { checkOffered } from './check-offered.ts';
import { openRequest } from './open-request.ts';

type InvoiceRequestInput = Input<typeof invoiceServiceCalls.ask>;

/** The service is to issue the invoice of an application. Of two who ask at once, the second finds it under way. */
export async function askInvoice(write: Write, { applyId, carrier, lines: drafts }: InvoiceRequestInput): Promise<null> {
  await checkOffered(write, carrier);
  const { application, facts, lines, drawer } = await prepareInvoice(write, { applyId, drafts, act: 'ask' });
  const content = { ...facts, carrier, lines, reversal: null };
  const requestId = await openRequest(write, { application, originId: null, content, by: operatorOf(write.actor, drawer) });
  await moveApplication(write, applyId, 'ask', { requestId, failReason: '' });
  await logStep(write, { applicationId: applyId, action: '提交开票服务' });
  return null;
}
