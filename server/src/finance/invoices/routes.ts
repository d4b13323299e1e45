import { invoiceCalls, invoiceExportCalls } from '#contract/finance/invoices/invoices.ts';
import { openInvoiceCalls } from '#contract/finance/invoices/open-invoices.ts';
import { type Route, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { applyOwn } from '../invoice-applications/apply-own.ts';
import { exportInvoices } from './export-invoices.ts';
import { linkerOf } from './files.ts';
import { getInvoice } from './get-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { listOwn } from './list-own.ts';
import { invoiceStatistics, listInvoices } from './queries.ts';
import { revealBuyer } from './reveal-buyer.ts';
import { linesLeft } from './lines-left.ts';
import { reverseInvoice } from './reverse-invoice.ts';
import { storeFile } from './store-file.ts';
import { voidInvoice } from './void-invoice.ts';

export const invoiceRoutes = (services: Services): Route[] => [
  ...serve(invoiceCalls, {
    upload: handle((input) => storeFile(services, input)),
    issue: write(issueInvoice),
    list: read((db, input, { now }) => listInvoices(db, input, { now, link: linkerOf(services.secrets, now) })),
    statistics: read(invoiceStatistics),
    info: read((db, { id }, { now }) => getInvoice(db, id, linkerOf(services.secrets, now))),
    reveal: write(revealBuyer),
    left: read(linesLeft),
    red: write(reverseInvoice),
    void: write(voidInvoice),
  }),
  ...serve(invoiceExportCalls, { export: handle(exportInvoices(services)) }),
  ...serve(openInvoiceCalls, {
    apply: write(applyOwn),
    list: read((db, input, { now }) => listOwn(db, input, linkerOf(services.secrets, now))),
  }),
];
