import { invoiceCalls } from '#contract/finance/invoices.ts';
import { useListSums } from '#web/ui/index.ts';
import { MoneySums } from '../money-sums.tsx';

/** Sums of the invoices that the filters find, void ones aside. */
export function InvoiceFigures() {
  const { data, again } = useListSums(invoiceCalls.statistics);
  const figures = [
    ['开票金额', data?.amount],
    ['税额', data?.tax],
    ['红冲金额', data?.redAmount],
    ['净开票金额', data?.netAmount],
    ['净税额', data?.netTax],
  ] as const;
  return <MoneySums again={again} of={figures} counts={[['张数', data?.count]]} />;
}
