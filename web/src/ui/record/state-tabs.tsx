import { Segmented } from 'antd';
import { type Choices, labelOf } from '#contract/choices.ts';

interface Props<S extends string> {
  states: Choices<NoInfer<S>>;
  total: number;
  /** How many rows are in which state; states of none have no tab. */
  counts: readonly (readonly [S, number])[];
  value: NoInfer<S> | 'all';
  onChange: (state: NoInfer<S> | 'all') => void;
}

/** Rows of a run by what became of them; nothing where all of them came out alike. */
export function StateTabs<S extends string>({ states, total, counts, value, onChange }: Props<S>) {
  const options = [
    { value: 'all' as const, label: `全部 ${total}` },
    ...counts.flatMap(([state, count]) => (count > 0 ? [{ value: state, label: `${labelOf(states, state)} ${count}` }] : [])),
  ];
  if (options.length <= 2) return null;
  return <Segmented aria-label="按结果筛选" size="small" options={options} value={value} onChange={onChange} />;
}
