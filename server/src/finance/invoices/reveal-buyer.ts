import type { Answer } from '#contract/call.ts';
import type { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../invoice-applications/log-step.ts';
import { applications } from '../invoice-applications/queries.ts';
import { invoices } from './queries.ts';

/** Lists mask what is private of a buyer; a look at it is kept. */
export async function revealBuyer(write: Write, { id }: { id: number }): Promise<Answer<typeof invoiceCalls.reveal>> {
  const { applicationId, buyerTaxNo, buyerContact, buyerBank } = await invoices.get(write.tx, id);
  const { email, phone } = await applications.get(write.tx, applicationId);
  await logStep(write, { applicationId, invoiceId: id, action: '查看开票信息' });
  return { buyerTaxNo, buyerContact, buyerBank, email, phone };
}
