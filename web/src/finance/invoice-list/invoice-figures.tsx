import { invoiceCalls } from '#contract/finance/invoices.ts';
import { useSums } from '#web/ui/index.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { MoneySums } from '../money-sums.tsx';

/** Sums of the invoices that the filters find, void ones aside. */
export function InvoiceFigures() {
  const { address } = useScene();
  const { data, again } = useSums(invoiceCalls.statistics, inputOf(invoiceCalls.statistics, address));
  const figures = [
    ['开票金额', data?.amount],
    ['税额', data?.tax],
    ['红冲金额', data?.redAmount],
    ['净开票金额', data?.netAmount],
    ['净税额', data?.netTax],
  ] as const;
  return <MoneySums again={again} of={figures} counts={[['张数', data?.count]]} />;
}
