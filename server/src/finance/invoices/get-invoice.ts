import type { InvoiceInfo } from '#contract/finance/invoices/invoice-record.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { applications, logsOf } from '../invoice-applications/queries.ts';
import { withMaskedTitle } from '../invoice-titles/rules.ts';
import { type LinkFile, getListed, linesOfInvoice, presentInvoice, tasksOf } from './queries.ts';

/** An invoice with its lines, its log, the refunds since and where it goes. */
export async function getInvoice(db: Db, id: number, link: LinkFile): Promise<InvoiceInfo> {
  const found = await getListed(db, id);
  const { email, phone } = withMaskedTitle(await applications.get(db, found.record.applicationId));
  return {
    ...presentInvoice(found, link),
    email,
    phone,
    lines: await linesOfInvoice(db, id),
    logs: await logsOf(db, { invoiceId: id }),
    tasks: await tasksOf(db, id),
  };
}
