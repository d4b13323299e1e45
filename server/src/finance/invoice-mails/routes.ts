import { invoiceMailCalls } from '#contract/finance/invoices/invoice-mails.ts';
import { serve, write } from '#server/platform/http/serve.ts';
import { sendInvoice } from './send-invoice.ts';

export const invoiceMailRoutes = serve(invoiceMailCalls, { send: write(sendInvoice) });
