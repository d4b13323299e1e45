import { DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useState } from 'react';
import { readMoment, showDay, startOfDay } from '#contract/moment.ts';
import { usePhone } from '#web/ui/index.ts';

type Days = readonly [Date, Date];

interface Props {
  id?: string;
  value?: Days | null;
  onChange?: (days: Days | null) => void;
}

const isDay = (date: Date) => !Number.isNaN(date.getTime());

/** Two boxes of the phone's own; the last day follows the first until it is chosen. */
function PhoneDays({ id, value, onChange }: Props) {
  const [from, until] = value ?? [];
  const set = (first: Date, last: Date) => isDay(first) && onChange?.([first, isDay(last) && last >= first ? last : first]);
  return (
    <div className="field-pair">
      <Input
        {...(id === undefined ? {} : { id })}
        type="date"
        aria-label="开始日期"
        value={from ? showDay(from) : ''}
        onChange={({ target }) => set(readMoment(target.value), until ?? readMoment(target.value))}
      />
      <Input
        type="date"
        aria-label="结束日期"
        value={until ? showDay(until) : ''}
        onChange={({ target }) => set(from ?? readMoment(target.value), readMoment(target.value))}
      />
    </div>
  );
}

/** First and last day, by the clock of the shop; days that are over cannot be chosen. */
export function DaysInput({ id, value, onChange }: Props) {
  const [today] = useState(() => dayjs(showDay(startOfDay(new Date()))));
  if (usePhone()) return <PhoneDays {...{ id, value, onChange }} />;
  return (
    <DatePicker.RangePicker
      {...(id === undefined ? {} : { id })}
      format="YYYY-MM-DD"
      minDate={today}
      placeholder={['开始日期', '结束日期']}
      value={value ? [dayjs(showDay(value[0])), dayjs(showDay(value[1]))] : null}
      onChange={(picked) =>
        onChange?.(
          picked?.[0] && picked[1]
            ? [readMoment(picked[0].format('YYYY-MM-DD')), readMoment(picked[1].format('YYYY-MM-DD'))]
            : null,
        )
      }
    />
  );
}
