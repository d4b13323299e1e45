import { DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { startOfDay, showDay } from '#contract/moment.ts';
import { BILL_DAYS } from '#contract/payments/bills.ts';
import { usePhone } from '#web/ui/index.ts';
import { useToday } from '../invoice-parts/use-today.ts';

interface Props {
  id?: string;
  value?: string;
  onChange?: (day: string) => void;
}

/** A day whose bill providers still give, by the clock of the shop. A phone brings its own wheel of days. */
export function BillDayInput({ id, value = '', onChange }: Props) {
  const named = id === undefined ? {} : { id };
  const today = useToday();
  const [first, last] = [showDay(startOfDay(today, -BILL_DAYS)), showDay(startOfDay(today, -1))];
  if (usePhone())
    return (
      <Input {...named} type="date" min={first} max={last} value={value} onChange={({ target }) => onChange?.(target.value)} />
    );
  return (
    <DatePicker
      {...named}
      className="day-input"
      minDate={dayjs(first)}
      maxDate={dayjs(last)}
      placeholder="请选择日期"
      value={value === '' ? null : dayjs(value)}
      onChange={(picked) => onChange?.(picked ? picked.format('YYYY-MM-DD') : '')}
    />
  );
}
