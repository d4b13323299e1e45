import type { Input } from '#contract/call.ts';
import { colors, invoiceStates } from '#contract/finance/invoices/invoice-enums.ts';
import type { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../invoice-applications/log-step.ts';
import { moveApplication } from '../invoice-applications/move-application.ts';
import { firstPayment } from '../invoice-applications/queries.ts';
import { insertInvoice } from './insert-invoice.ts';
import { operatorOf } from './parties.ts';
import { prepareInvoice } from './prepare-invoice.ts';
import { checkNumbers } from './rules.ts';

type InvoiceDraft = Input<typeof invoiceCalls.issue>;

/** Staff enter the invoice that answers an application. Of two who issue at once, the second finds it issued. */
export async function issueInvoice(write: Write, { applyId, lines: drafts, ...draft }: InvoiceDraft): Promise<{ id: number }> {
  const { application, facts, lines, drawer } = await prepareInvoice(write, { applyId, drafts, act: 'issue' });
  checkNumbers(draft, { now: write.now, since: await firstPayment(write.tx, application) });
  const { carrier, invoiceNo, invoiceCode = '', checkCode = '', fileUrl = '', issueDate } = draft;
  const id = await insertInvoice(
    write,
    {
      ...facts,
      ...operatorOf(write.actor, drawer),
      applicationId: applyId,
      color: colors.blue,
      status: invoiceStates.normal,
      carrier,
      invoiceNo,
      invoiceCode,
      checkCode,
      fileUrl,
      issueDate,
    },
    lines,
  );
  await moveApplication(write, applyId, 'issue', { invoiceId: id, failReason: '' });
  await logStep(write, { applicationId: applyId, invoiceId: id, action: '开具发票', message: `发票号码 ${invoiceNo}` });
  return { id };
}
