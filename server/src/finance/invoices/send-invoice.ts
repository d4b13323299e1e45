import type { Input } from '#contract/call.ts';
import { type invoiceCalls, no } from '#contract/finance/invoices.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../invoice-applications/log-step.ts';
import { applications } from '../invoice-applications/queries.ts';
import { invoices } from './queries.ts';

/** Staff passed the invoice on by hand, and it is kept to whom; the shop has no way out for mail or messages of its own. */
export async function sendInvoice(
  write: Write,
  { id, email, phone, byHand = false }: Input<typeof invoiceCalls.send>,
): Promise<null> {
  const { applicationId, fileUrl } = await invoices.get(write.tx, id);
  if (fileUrl === '') throw no.NOTHING_TO_SEND();
  if (!byHand) throw no.NOT_SENT();
  const known = await applications.get(write.tx, applicationId);
  const isNamed = email !== undefined || phone !== undefined;
  const recipients = (isNamed ? [email, phone] : [known.email, known.phone])
    .map((to) => to?.trim() ?? '')
    .filter((to) => to !== '');
  if (recipients.length === 0) throw no.NO_RECIPIENT();
  await logStep(write, { applicationId, invoiceId: id, action: '线下转交', message: recipients.join('，') });
  return null;
}
