import { desc, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { openInvoiceCalls } from '#contract/finance/invoices/open-invoices.ts';
import { customer, ofAccount } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { ordersOf } from '../invoice-applications/queries.ts';
import { invoiceApplication } from '../invoice-applications/tables.ts';
import type { LinkFile } from './queries.ts';
import { invoice } from './tables.ts';

/** Applications of a customer with their invoices; a storefront may not know this customer yet. */
export function listOwn(db: Db, { account, ...paging }: Input<typeof openInvoiceCalls.list>, link: LinkFile) {
  const of = db.select({ id: customer.id }).from(customer).where(ofAccount(account));
  const where = eq(invoiceApplication.uid, of);
  const query = db
    .select({ application: invoiceApplication, invoiceNo: invoice.invoiceNo, fileUrl: invoice.fileUrl })
    .from(invoiceApplication)
    .leftJoin(invoice, eq(invoice.id, invoiceApplication.invoiceId));
  const order = [desc(invoiceApplication.id)];
  return pageOfJoined(db, paging, query, { from: invoiceApplication, where, order }, async (rows) => {
    const orders = await ordersOf(
      db,
      rows.map(({ application }) => application.id),
    );
    return rows.map(({ application, invoiceNo, fileUrl }) => ({
      ...application,
      orderNos: (orders.get(application.id) ?? []).map((one) => one.orderNo),
      invoiceNo: invoiceNo ?? '',
      fileUrl: fileUrl ? link(fileUrl, invoiceNo ?? '') : '',
    }));
  });
}
