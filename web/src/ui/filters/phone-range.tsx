import { Button, Input } from 'antd';
import { type FocusEvent, useRef, useState } from 'react';
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
  const box = useRef<HTMLDivElement>(null);
  const isWhole = days.every((day) => day !== '');
  const pick = () => onPick(days.toSorted().join(','));
  /** The button of a sheet around it ends the choice as well. */
  const onBlur = ({ relatedTarget }: FocusEvent) => isWhole && !box.current?.contains(relatedTarget) && pick();
  return (
    <div className="phone-range" role="group" aria-label={label} ref={box}>
      {ends.map(([short, name], at) => (
        <Input
          key={name}
          type="date"
          prefix={short}
          aria-label={name}
          value={days[at] ?? ''}
          onChange={({ target }) => setDays(days.with(at, target.value))}
          onBlur={onBlur}
        />
      ))}
      <Button onClick={onClose}>取消</Button>
      <Button type="primary" disabled={!isWhole} onClick={pick}>
        确定
      </Button>
    </div>
  );
}
