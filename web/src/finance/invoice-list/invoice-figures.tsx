import { invoiceCalls } from '#contract/finance/invoices.ts';
import { againOf, useCall } from '#web/ui/index.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { MoneySums } from '../money-sums.tsx';

/** Sums of the invoices that the filters find, void ones aside. */
export function InvoiceFigures() {
  const { address } = useScene();
  const read = useCall(invoiceCalls.statistics, inputOf(invoiceCalls.statistics, address), { saysItself: true });
  const { data } = read;
  const figures = [
    ['开票金额', data?.amount],
    ['税额', data?.tax],
    ['红冲金额', data?.redAmount],
    ['净开票金额', data?.netAmount],
  ] as const;
  return <MoneySums again={againOf(read)} of={figures} counts={[['张数', data?.count]]} />;
}
