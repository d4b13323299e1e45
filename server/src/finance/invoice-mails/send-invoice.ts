import type { Input } from '#contract/call.ts';
import { type invoiceMailCalls, invoiceMailRefusals } from '#contract/finance/invoices/invoice-mails.ts';
import { isMailOpen, postMail } from '#server/notifications/index.ts';
import { keyIn } from '#server/platform/storage/storage.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../invoice-applications/log-step.ts';
import { applications } from '../invoice-applications/queries.ts';
import { sendingSteps } from '../invoice-applications/rules.ts';
import { isInvoiceFile } from '../invoices/files.ts';
import { lockInvoice } from '../invoices/queries.ts';
import { invoiceMail } from './invoice-mail.ts';
import { isMailUnderWay } from './queries.ts';

const trimmed = (to?: string): string => to?.trim() ?? '';

/** An invoice goes by mail, or staff have passed it on by hand and it is kept to whom. */
export async function sendInvoice(
  write: Write,
  { id, email, phone, byHand = false }: Input<typeof invoiceMailCalls.send>,
): Promise<null> {
  const found = await lockInvoice(write.tx, id);
  const { applicationId } = found;
  const key = keyIn(found.fileUrl);
  if (found.fileUrl === '' || (key !== undefined && !isInvoiceFile(key))) throw invoiceMailRefusals.NOTHING_TO_SEND();
  const known = await applications.get(write.tx, applicationId);
  const isNamed = email !== undefined || phone !== undefined;
  const [toEmail, toPhone] = (isNamed ? [email, phone] : [known.email, known.phone]).map(trimmed);
  if (byHand) {
    const recipients = [toEmail, toPhone].filter(Boolean);
    if (recipients.length === 0) throw invoiceMailRefusals.NO_RECIPIENT();
    await logStep(write, { applicationId, invoiceId: id, action: sendingSteps.byHand, message: recipients.join('，') });
    return null;
  }
  if (!(await isMailOpen(write))) throw invoiceMailRefusals.NO_MAIL();
  if (!toEmail) throw invoiceMailRefusals.NO_EMAIL();
  if (await isMailUnderWay(write.tx, id, toEmail)) throw invoiceMailRefusals.SENDING();
  const shownIn = { invoice: [id], invoice_application: [applicationId] };
  const mailId = await postMail(write, { ...invoiceMail(found), shownIn, to: toEmail });
  await logStep(write, { applicationId, invoiceId: id, action: sendingSteps.mail, message: toEmail, mailId });
  return null;
}
