import { Select } from 'antd';
import { hourText } from '../hours.ts';

interface Hours {
  startTime: number;
  endTime: number;
}

interface Props {
  id?: string;
  value?: Hours | null;
  onChange?: (hours: Hours) => void;
}

const hoursFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ value: first + index, label: hourText(first + index) }));

/** Whole hours of a day; the end never comes before the start. */
export function HoursInput({ id, value, onChange }: Props) {
  const { startTime = 0, endTime = 24 } = value ?? {};
  return (
    <div className="field-pair">
      <Select
        {...(id === undefined ? {} : { id })}
        aria-label="起始时间"
        placeholder="起始时间"
        value={value ? startTime : null}
        options={hoursFrom(0, 23)}
        onChange={(next: number) => onChange?.({ startTime: next, endTime: Math.max(next + 1, value ? endTime : next + 1) })}
      />
      <Select
        aria-label="结束时间"
        placeholder="结束时间"
        value={value ? endTime : null}
        options={hoursFrom(startTime + 1, 24)}
        onChange={(next: number) => onChange?.({ startTime, endTime: next })}
      />
    </div>
  );
}
