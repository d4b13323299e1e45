import type { Call } from '#contract/call.ts';
import type { LedgerSums as Sums } from '#contract/customers/ledgers.ts';
import { SumStrip, useListSums } from './sum-strip.tsx';

interface Props<I extends object> {
  call: Call<I, Sums>;
  /** Labels of what came in, of what left and of the difference. */
  labels: readonly [income: string, outlay: string, net: string];
  show: (figure: number) => string;
  /** Way to sums where a word finds too much to add up. */
  narrow: string;
}

/** Sums of the movements of a ledger that the filters find. */
export function LedgerSums<I extends object>({ call, labels: [income, outlay, net], show, narrow }: Props<I>) {
  const { may, data, again } = useListSums(call);
  if (!may) return null;
  if (data === null) return <SumStrip of={[['合计', narrow]]} />;
  const text = (sum: number | undefined) => (sum === undefined ? undefined : show(sum));
  return (
    <SumStrip
      again={again}
      of={[
        [income, text(data?.income)],
        [outlay, text(data?.outlay)],
        [net, text(data?.net)],
      ]}
    />
  );
}
