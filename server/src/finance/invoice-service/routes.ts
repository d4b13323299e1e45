import { invoiceServiceCalls } from '#contract/finance/invoices/invoice-service.ts';
import { type Route, ask, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { askInvoice } from './ask-invoice.ts';
import { askReversal } from './ask-reversal.ts';
import { dropRequest } from './drop-request.ts';

export const invoiceServiceRoutes = ({ providers }: Pick<Services, 'providers'>): Route[] =>
  serve(invoiceServiceCalls, {
    state: ask(async () => ({ isOpen: await providers.invoice.isOpen() })),
    ask: write(askInvoice),
    askRed: write(askReversal),
    drop: write(dropRequest),
  });
