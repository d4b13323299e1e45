import { invoiceCalls } from '#contract/finance/invoices.ts';
import { MoneySums } from '../money-sums.tsx';

/** Sums of the invoices that the filters find, void ones aside. */
export const InvoiceFigures = () => (
  <MoneySums
    call={invoiceCalls.statistics}
    above={invoiceCalls.list}
    all="全部发票"
    of={{ amount: '开票金额', tax: '税额', redAmount: '红冲金额', netAmount: '净开票金额', netTax: '净税额' }}
    counts={{ count: '张数' }}
  />
);
