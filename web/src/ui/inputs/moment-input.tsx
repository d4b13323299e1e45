import { DatePicker, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useState } from 'react';
import { readMoment, showMoment } from '#contract/moment.ts';
import { usePhone } from '../basics/use-phone.ts';

interface Props {
  id?: string;
  value?: Date | null;
  onChange?: (moment: Date | null) => void;
  /** A moment that has been, instead of one to come. */
  past?: true;
}

export const momentOf = (picked: Dayjs): Date => readMoment(picked.format('YYYY-MM-DD HH:mm:00'));

const typedOf = (moment: Date) => showMoment(moment).slice(0, 16).replace(' ', 'T');

/** A minute by the clock of the shop, wherever the browser stands. A phone brings its own wheel of days and hours. */
export function MomentInput({ id, value, onChange, past }: Props) {
  const named = id === undefined ? {} : { id };
  const [opened] = useState(() => new Date());
  if (usePhone())
    return (
      <Input
        {...named}
        type="datetime-local"
        {...(past ? { max: typedOf(opened) } : { min: typedOf(opened) })}
        value={value ? typedOf(value) : ''}
        onChange={({ target }) => onChange?.(target.value === '' ? null : momentOf(dayjs(target.value)))}
      />
    );
  return (
    <DatePicker
      {...named}
      className="moment-input"
      showTime={{ format: 'HH:mm' }}
      showNow={false}
      {...(past ? { maxDate: dayjs(showMoment(opened)) } : { minDate: dayjs(showMoment(opened)) })}
      format="YYYY-MM-DD HH:mm"
      placeholder="请选择时间"
      value={value ? dayjs(showMoment(value)) : null}
      onChange={(picked) => onChange?.(picked ? momentOf(picked) : null)}
    />
  );
}
