import { CalendarOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { dateWords, spanOf } from './date-words.ts';
import { type FilterProps, useFilter } from './use-filter.ts';

const RangePicker = lazy(() => import('./range-picker.tsx').then(({ RangePicker: component }) => ({ default: component })));

/** Every word for a span of days in sight, and a calendar for any other. */
export function DateRadioFilter({ name = 'dateLimit', label = '时间选择' }: Partial<FilterProps>) {
  const [value, set] = useFilter(name);
  const [isPicking, setPicking] = useState(false);
  const close = () => setPicking(false);
  return (
    <div className="date-radios">
      <Radio.Group
        optionType="button"
        aria-label={label}
        options={[...dateWords]}
        value={value}
        onChange={(event) => set(String(event.target.value))}
      />
      {isPicking ? (
        <Suspense fallback={<span className="filter bone" />}>
          <RangePicker label={label} value={value} onPick={(span) => (set(span), close())} onClose={close} />
        </Suspense>
      ) : (
        <Button icon={<CalendarOutlined />} onClick={() => setPicking(true)}>
          {value.includes(',') ? spanOf(value) : '选择日期'}
        </Button>
      )}
    </div>
  );
}
