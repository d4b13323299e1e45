import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { MoneySums } from '../money-sums.tsx';
import { invoiceCounts, invoiceSums } from './invoice-whys.ts';

/** Sums of the invoices that the filters find, void ones aside. */
export const InvoiceFigures = () => (
  <MoneySums call={invoiceCalls.statistics} above={invoiceCalls.list} all="全部发票" of={invoiceSums} counts={invoiceCounts} />
);
