import { DatePicker, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useState } from 'react';
import { readMoment, showMoment } from '#contract/moment.ts';
import { usePhone } from '#web/ui/index.ts';

export type Span = readonly [from: Date, until: Date];

interface Props {
  id?: string;
  value?: Span | null;
  onChange?: (span: Span | null) => void;
}

const DAYS_AHEAD = 600;
const SHAPE = 'YYYY-MM-DD HH:mm:ss';

const momentOf = (picked: Dayjs): Date => readMoment(picked.format(SHAPE));
const typedOf = (moment: Date | undefined) => (moment ? showMoment(moment).slice(0, 16).replace(' ', 'T') : '');
const dayOf = (moment: Date) => dayjs(showMoment(moment));

/** Two boxes of the phone's own; the second moment waits for the first. */
function PhoneSpan({ id, value, onChange }: Props) {
  const [half, setHalf] = useState<readonly (Date | undefined)[]>(value ?? []);
  const set = (next: readonly [Date | undefined, Date | undefined]) => {
    setHalf(next);
    const [from, until] = next;
    onChange?.(from && until ? [from, until] : null);
  };
  const read = (typed: string) => (typed === '' ? undefined : momentOf(dayjs(typed)));
  return (
    <div className="span-phone">
      <Input
        {...(id === undefined ? {} : { id })}
        type="datetime-local"
        aria-label="开始时间"
        value={typedOf(half[0])}
        onChange={({ target }) => set([read(target.value), half[1]])}
      />
      <Input
        type="datetime-local"
        aria-label="结束时间"
        value={typedOf(half[1])}
        onChange={({ target }) => set([half[0], read(target.value)])}
      />
    </div>
  );
}

/** From when until when, to the second, by the clock of the shop. */
export function SpanInput({ id, value, onChange }: Props) {
  const [opened] = useState(() => dayOf(new Date()));
  if (usePhone()) return <PhoneSpan {...{ id, value, onChange }} />;
  return (
    <DatePicker.RangePicker
      {...(id === undefined ? {} : { id })}
      className="span-input"
      showTime={{ defaultOpenValue: [dayjs('00:00:00', 'HH:mm:ss'), dayjs('23:59:59', 'HH:mm:ss')] }}
      minDate={opened.subtract(1, 'day').startOf('day')}
      maxDate={opened.add(DAYS_AHEAD, 'day').endOf('day')}
      format={SHAPE}
      placeholder={['开始时间', '结束时间']}
      value={value ? [dayOf(value[0]), dayOf(value[1])] : null}
      onChange={(picked) => onChange?.(picked?.[0] && picked[1] ? [momentOf(picked[0]), momentOf(picked[1])] : null)}
    />
  );
}
