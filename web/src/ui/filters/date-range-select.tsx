import { Select } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { dateWords, spanOf } from './date-words.ts';

// The calendar is heavy, and most people take a word.
const RangePicker = lazy(() => import('./range-picker.tsx').then(({ RangePicker: component }) => ({ default: component })));

const CUSTOM = 'custom';

interface Props {
  label?: string;
  /** Words that take the place of those of every list; one of them is always set. */
  words?: typeof dateWords;
  /** A word, two days, or nothing. */
  value: string;
  onChange: (value: string) => void;
}

/** A word for a span of days, or two days from the calendar. */
export function DateRangeSelect({ label = '时间', words, value, onChange }: Props) {
  const [isPicking, setPicking] = useState(false);
  const options = [...(words ?? dateWords), { value: CUSTOM, label: '选择日期…' }];
  const close = () => setPicking(false);

  if (isPicking)
    return (
      <Suspense fallback={<span className="filter bone" />}>
        <RangePicker label={label} value={value} onPick={(span) => (onChange(span), close())} onClose={close} />
      </Suspense>
    );
  return (
    <Select
      className="filter"
      allowClear={words === undefined}
      aria-label={label}
      placeholder={label}
      value={value === '' ? null : value}
      onChange={(next: string | null | undefined) => (next === CUSTOM ? setPicking(true) : onChange(next ?? ''))}
      options={options}
      labelRender={({ value: chosen }) =>
        `${label}：${options.find((option) => option.value === chosen)?.label ?? spanOf(String(chosen))}`
      }
    />
  );
}
