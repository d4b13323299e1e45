import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { usePhone } from '../basics/use-phone.ts';
import { PhoneRange, type RangeProps } from './phone-range.tsx';

const DAY = 'YYYY-MM-DD';

const presets = (): { label: string; value: [Dayjs, Dayjs] }[] => {
  const today = dayjs();
  const since = (days: number): [Dayjs, Dayjs] => [today.subtract(days, 'day'), today];
  return [
    { label: '昨天', value: [today.subtract(1, 'day'), today.subtract(1, 'day')] },
    { label: '最近 7 天', value: since(6) },
    { label: '本月', value: [today.startOf('month'), today] },
    { label: '最近 30 天', value: since(29) },
    { label: '最近一年', value: [today.subtract(1, 'year').add(1, 'day'), today] },
  ];
};

const daysOf = (value: string): { defaultValue?: [Dayjs, Dayjs] } => {
  const [from, to] = value.split(',');
  return from && to ? { defaultValue: [dayjs(from), dayjs(to)] } : {};
};

/** The calendar, open from the start. */
const Calendar = ({ label, value, onPick, onClose }: RangeProps) => (
  <DatePicker.RangePicker
    className="filter"
    defaultOpen
    aria-label={label}
    presets={presets()}
    {...daysOf(value)}
    onChange={(days) => onPick(days?.[0] && days[1] ? `${days[0].format(DAY)},${days[1].format(DAY)}` : '')}
    onOpenChange={(isOpen) => isOpen || onClose()}
  />
);

/** Range of days. */
export const RangePicker = (props: RangeProps) => (usePhone() ? <PhoneRange {...props} /> : <Calendar {...props} />);
