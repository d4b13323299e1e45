import { ConfigProvider, DatePicker, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useState } from 'react';
import { readMoment, showMoment } from '#contract/moment.ts';
import { usePhone } from '../basics/use-phone.ts';
import './inputs.css';

export type Span = readonly [from: Date, until: Date];

interface Props {
  id?: string;
  value?: Span | null;
  onChange?: (span: Span | null) => void;
  /** Whole days, instead of moments to the second. */
  days?: boolean;
}

const DAYS_AHEAD = 600;
/** Labels in sight beside the boxes of a phone, which have no placeholders. */
const ENDS = ['开始', '结束'] as const;
const terms = {
  days: { shape: 'YYYY-MM-DD', type: 'date', length: 10, names: ['开始日期', '结束日期'] },
  moments: { shape: 'YYYY-MM-DD HH:mm:ss', type: 'datetime-local', length: 16, names: ['开始时间', '结束时间'] },
} as const;
type SpanKind = (typeof terms)[keyof typeof terms];
const TIMES = { defaultOpenValue: [dayjs('00:00:00', 'HH:mm:ss'), dayjs('23:59:59', 'HH:mm:ss')] };

const dayOf = (moment: Date) => dayjs(showMoment(moment));
const momentOf = (picked: Dayjs, { shape }: SpanKind): Date => readMoment(picked.format(shape));

/** Two boxes of the phone's own; each waits for the other. */
function PhoneSpan({ id, value, onChange, of }: Props & { of: SpanKind }) {
  const [begun, setBegun] = useState<readonly (Date | undefined)[]>([]);
  const half = value ?? begun;
  const set = (next: readonly [Date | undefined, Date | undefined]) => {
    setBegun(next);
    const [from, until] = next;
    onChange?.(from && until ? [from, until] : null);
  };
  const read = (typed: string) => (typed === '' ? undefined : momentOf(dayjs(typed), of));
  const typed = (moment: Date | undefined) => (moment ? showMoment(moment).slice(0, of.length).replace(' ', 'T') : '');
  return (
    <div className="span-phone">
      <Input
        {...(id === undefined ? {} : { id })}
        type={of.type}
        prefix={ENDS[0]}
        aria-label={of.names[0]}
        value={typed(half[0])}
        onChange={({ target }) => set([read(target.value), half[1]])}
      />
      <Input
        type={of.type}
        prefix={ENDS[1]}
        aria-label={of.names[1]}
        value={typed(half[1])}
        onChange={({ target }) => set([half[0], read(target.value)])}
      />
    </div>
  );
}

/** The earliest day that may be picked; the start of a period that runs already stays, so that its end can be moved. */
const earliest = (opened: Dayjs, from: Date | undefined): Dayjs => {
  const yesterday = opened.subtract(1, 'day').startOf('day');
  const start = from && dayOf(from);
  return start?.isBefore(yesterday) ? start : yesterday;
};

/** A period to come, or one that runs, by the clock of the shop. */
export function SpanInput({ days = false, ...control }: Props) {
  const { id, value, onChange } = control;
  const [opened] = useState(() => dayOf(new Date()));
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const of = days ? terms.days : terms.moments;
  if (usePhone()) return <PhoneSpan {...control} of={of} />;
  return (
    <DatePicker.RangePicker
      {...(id === undefined ? {} : { id })}
      className="span-input"
      allowEmpty={isFixed}
      {...(days ? {} : { showTime: TIMES })}
      minDate={earliest(opened, value?.[0])}
      maxDate={opened.add(DAYS_AHEAD, 'day').endOf('day')}
      format={of.shape}
      placeholder={[...of.names]}
      value={value ? [dayOf(value[0]), dayOf(value[1])] : null}
      onChange={(picked) => onChange?.(picked?.[0] && picked[1] ? [momentOf(picked[0], of), momentOf(picked[1], of)] : null)}
    />
  );
}
