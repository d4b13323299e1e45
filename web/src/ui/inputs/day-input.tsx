import { DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { usePhone } from '../basics/use-phone.ts';
import './inputs.css';

interface Props {
  id?: string | undefined;
  /** Name where no label stands beside it. */
  label?: string;
  /** First and last day that can be chosen. */
  first?: string;
  last?: string;
  value?: string;
  onChange?: (day: string) => void;
}

/** A day by the clock of the shop, "2026-11-20"; empty where none is chosen. A phone brings its own wheel of days. */
export function DayInput({ id, label, first, last, value = '', onChange }: Props) {
  const named = { ...(id !== undefined && { id }), ...(label !== undefined && { 'aria-label': label }) };
  if (usePhone())
    return (
      <Input {...named} type="date" min={first} max={last} value={value} onChange={({ target }) => onChange?.(target.value)} />
    );
  return (
    <DatePicker
      {...named}
      className="day-input"
      {...(first !== undefined && { minDate: dayjs(first) })}
      {...(last !== undefined && { maxDate: dayjs(last) })}
      placeholder="请选择日期"
      value={value === '' ? null : dayjs(value)}
      onChange={(picked) => onChange?.(picked ? picked.format('YYYY-MM-DD') : '')}
    />
  );
}
