import { DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { readMoment, showDay } from '#contract/moment.ts';
import { usePhone } from '#web/ui/index.ts';
import { useToday } from './use-today.ts';

interface Props {
  id?: string;
  value?: Date | null;
  onChange?: (day: Date | null) => void;
}

/** A day until today, by the clock of the shop. A phone brings its own wheel of days. */
export function DayInput({ id, value, onChange }: Props) {
  const named = id === undefined ? {} : { id };
  const today = showDay(useToday());
  if (usePhone())
    return (
      <Input
        {...named}
        type="date"
        max={today}
        value={value ? showDay(value) : ''}
        onChange={({ target }) => onChange?.(target.value === '' ? null : readMoment(target.value))}
      />
    );
  return (
    <DatePicker
      {...named}
      className="day-input"
      maxDate={dayjs(today)}
      placeholder="请选择日期"
      value={value ? dayjs(showDay(value)) : null}
      onChange={(picked) => onChange?.(picked ? readMoment(picked.format('YYYY-MM-DD')) : null)}
    />
  );
}
