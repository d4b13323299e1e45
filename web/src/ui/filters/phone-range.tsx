import { Button, Input } from 'antd';
import { useState } from 'react';
import './phone-range.css';

export interface RangeProps {
  label: string;
  /** "2026-11-01,2026-11-20", or a word, or nothing. */
  value: string;
  onPick: (span: string) => void;
  onClose: () => void;
}

const ends = [
  ['开始', '开始日期'],
  ['结束', '结束日期'],
] as const;

/** Two days by the calendars of the phone itself: two months side by side are wider than its screen. */
export function PhoneRange({ label, value, onPick, onClose }: RangeProps) {
  const [days, setDays] = useState(() => (value.includes(',') ? value.split(',') : ['', '']));
  const isWhole = days.every((day) => day !== '');
  return (
    <div className="phone-range" role="group" aria-label={label}>
      {ends.map(([short, name], at) => (
        <Input
          key={name}
          type="date"
          prefix={short}
          aria-label={name}
          value={days[at] ?? ''}
          onChange={({ target }) => setDays(days.with(at, target.value))}
        />
      ))}
      <Button onClick={onClose}>取消</Button>
      <Button type="primary" disabled={!isWhole} onClick={() => onPick(days.toSorted().join(','))}>
        确定
      </Button>
    </div>
  );
}
