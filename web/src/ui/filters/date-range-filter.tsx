import { Select } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { dateWords, spanOf } from './date-words.ts';
import type { FilterProps } from './text-filter.tsx';
import { useFilter } from './use-filter.ts';

// The calendar is heavy, and most people take a word.
const RangePicker = lazy(() => import('./range-picker.tsx').then(({ RangePicker: component }) => ({ default: component })));

const CUSTOM = 'custom';

/** A word for a span of days, or two days from the calendar. */
export function DateRangeFilter({ name = 'dateLimit', label = '时间' }: Partial<FilterProps>) {
  const [value, set] = useFilter(name);
  const [isPicking, setPicking] = useState(false);
  const options = [...dateWords, { value: CUSTOM, label: '选择日期…' }];
  const close = () => setPicking(false);

  if (isPicking)
    return (
      <Suspense fallback={<span className="filter bone" />}>
        <RangePicker label={label} value={value} onPick={(span) => (set(span), close())} onClose={close} />
      </Suspense>
    );
  return (
    <Select
      className="filter"
      allowClear
      aria-label={label}
      placeholder={label}
      value={value === '' ? null : value}
      onChange={(next: string | null | undefined) => (next === CUSTOM ? setPicking(true) : set(next ?? ''))}
      options={options}
      labelRender={({ value: chosen }) =>
        `${label}：${options.find((option) => option.value === chosen)?.label ?? spanOf(String(chosen))}`
      }
    />
  );
}
