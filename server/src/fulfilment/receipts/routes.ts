import { receiptCalls } from '#contract/fulfilment/receipts.ts';
import { ask, handle, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { printReceipt } from './print-receipt.ts';

/** Routes that ask a provider, so no transaction may wait for the answer. */
export const receiptRoutes = ({ database: { db }, providers: { print: printer } }: Services) =>
  serve(receiptCalls, {
    print: handle(({ orderNo }, asked) => printReceipt({ db, printer }, orderNo, asked)),
    printer: ask(async () => ({ isOpen: await printer.isOpen() })),
  });
