import type { Call } from '#contract/call.ts';
import type { LedgerSums as Sums } from '#contract/customers/ledgers.ts';
import { SumStrip, useListSums } from './sum-strip.tsx';

interface Props<I extends object> {
  call: Call<I, Sums>;
  /** Labels of what came in, of what left and of the difference. */
  labels: readonly [income: string, outlay: string, net: string];
  /** Movements that are added up, and the list of them: 用户余额的流水. */
  movements: string;
  show: (figure: number) => string;
  /** Way to sums where a word finds too much to add up. */
  narrow: string;
}

/** Sums of the movements of a ledger that the filters find. */
export function LedgerSums<I extends object>({ call, labels: [income, outlay, net], movements, show, narrow }: Props<I>) {
  const { may, data, asOf, again } = useListSums(call);
  if (!may) return null;
  const of = `列表筛选出的全部${movements}，不只这一页`;
  if (data === null) return <SumStrip of={[['合计', narrow, { counts: '按昵称找到的太多，没有合计', of }]]} />;
  const text = (sum: number | undefined) => (sum === undefined ? undefined : show(sum));
  return (
    <SumStrip
      again={again}
      asOf={asOf}
      of={[
        [income, text(data?.income), { counts: '其中增加的各笔相加', of }],
        [outlay, text(data?.outlay), { counts: '其中减少的各笔相加', of }],
        [
          net,
          text(data?.net),
          {
            counts: `${income}减去${outlay}`,
            of,
            parts: [
              [income, text(data?.income)],
              [outlay, text(data?.outlay)],
            ],
          },
        ],
      ]}
    />
  );
}
