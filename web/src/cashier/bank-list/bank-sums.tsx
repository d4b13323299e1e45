import { bankDirections, bankLineStates } from '#contract/cashier/bank-line-record.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import type { Fen } from '#contract/fen.ts';
import { ListTabs, SumStrip, countText, useListSums, yuanText } from '#web/ui/index.ts';

interface StateSum {
  status: number;
  direction: number;
  count: number;
  amount: Fen;
}

const total = (parts: readonly StateSum[] | undefined, wanted: Partial<StateSum>) => {
  const found = parts?.filter((part) => Object.entries(wanted).every(([field, value]) => Reflect.get(part, field) === value));
  return (
    found && {
      count: found.reduce((sum, part) => sum + part.count, 0),
      amount: found.reduce((sum, part) => sum + part.amount, 0),
    }
  );
};

/** States with how many there are of each. */
export function BankTabs() {
  const { data } = useListSums(bankLineCalls.sums);
  const states = bankLineStates.options.map(({ value, label }) => ({
    value: String(value),
    label,
    count: total(data, { status: value })?.count,
  }));
  return <ListTabs name="status" items={[{ value: '', label: '全部', count: total(data, {})?.count }, ...states]} />;
}

const { in: came, out: left } = bankDirections;
const { waiting } = bankLineStates;

const of = '列表筛选出的全部银行流水，不论状态';

/** Sums of what came in, of what went out, and of what waits for somebody. */
export function BankSums() {
  const { may, data, asOf, again } = useListSums(bankLineCalls.sums);
  if (!may) return null;
  const text = (wanted: Partial<StateSum>) => {
    const found = total(data, wanted);
    return found && `${yuanText(found.amount)}（${countText(found.count)} 笔）`;
  };
  return (
    <SumStrip
      again={again}
      asOf={asOf}
      of={[
        ['收入', text({ direction: came }), { of, counts: '进账的流水相加' }],
        ['支出', text({ direction: left }), { of, counts: '出账的流水相加' }],
        ['待处理收入', text({ status: waiting, direction: came }), { of, counts: '还没有对上单据、也没有忽略的进账相加' }],
        ['待处理支出', text({ status: waiting, direction: left }), { of, counts: '还没有对上单据、也没有忽略的出账相加' }],
      ]}
    />
  );
}
