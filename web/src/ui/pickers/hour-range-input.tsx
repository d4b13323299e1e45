import { Select } from 'antd';
import { showHour } from '#contract/moment.ts';
import './pickers.css';

interface Props {
  id?: string;
  /** "08:00,22:00" */
  value?: string | null;
  onChange?: (range: string) => void;
}

const hours = Array.from({ length: 25 }, (_, hour) => showHour(hour));

/** Range of full hours of the day, never back in time. */
export function HourRangeInput({ id, value, onChange }: Props) {
  const [start = '', end = ''] = (value ?? '').split(',');
  // An end that now lies before the start follows it.
  const begin = (next: string) => onChange?.(`${next},${end !== '' && end < next ? next : end}`);
  return (
    <span className="hour-range">
      <Select
        {...(id === undefined ? {} : { id })}
        aria-label="开始时间"
        placeholder="开始时间"
        popupMatchSelectWidth={96}
        virtual={false}
        value={start === '' ? null : start}
        options={hours.map((hour) => ({ value: hour, label: hour }))}
        onChange={begin}
      />
      至
      <Select
        aria-label="结束时间"
        placeholder="结束时间"
        popupMatchSelectWidth={96}
        virtual={false}
        value={end === '' ? null : end}
        options={hours.map((hour) => ({ value: hour, label: hour, disabled: hour < start }))}
        onChange={(next: string) => onChange?.(`${start},${next}`)}
      />
    </span>
  );
}
