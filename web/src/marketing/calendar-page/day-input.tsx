import { DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useState } from 'react';
import { PLAN_DAYS } from '#contract/marketing/calendar.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { usePhone } from '#web/ui/index.ts';

interface Props {
  id?: string;
  value?: string;
  onChange?: (day: string) => void;
}

/** A day from today on, by the clock of the shop. A phone brings its own wheel of days. */
export function DayInput({ id, value = '', onChange }: Props) {
  const named = id === undefined ? {} : { id };
  const [[first, last]] = useState(() => [showDay(new Date()), showDay(startOfDay(new Date(), PLAN_DAYS))] as const);
  if (usePhone())
    return (
      <Input {...named} type="date" min={first} max={last} value={value} onChange={({ target }) => onChange?.(target.value)} />
    );
  return (
    <DatePicker
      {...named}
      className="calendar-day-input"
      minDate={dayjs(first)}
      maxDate={dayjs(last)}
      placeholder="请选择日期"
      value={value === '' ? null : dayjs(value)}
      onChange={(picked) => onChange?.(picked ? picked.format('YYYY-MM-DD') : '')}
    />
  );
}
