import { Button, ConfigProvider, Radio } from 'antd';
import type { ComponentProps } from 'react';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { startOfDay } from '#contract/moment.ts';
import { type Span, SpanInput } from '#web/ui/inputs/span-input.tsx';
import { Field, RecordSelect, needed, spanNeeded } from '#web/ui/index.ts';
import type { FieldProps } from '#web/ui/form/field.tsx';
import { isFieldServed } from '#web/ui/wire/index.ts';
import { hoursText } from '../hours.ts';
import { HoursInput } from '../slot-list/hours-input.tsx';
import './sale-grid.css';

const ON = { page: 1, limit: 9999, status: true };

interface DaysProps {
  id?: string;
  value?: Span | null;
  onChange?: (span: Span | null) => void;
}

/** Days ahead that are a click away. */
const SOON = [
  ['今天', 0],
  ['明天', 1],
] as const;

const onlyDay = (ahead: number): Span => {
  const day = startOfDay(new Date(), ahead);
  return [day, day];
};

/** Days of a sale; the nearest ones by one click. */
function DaysInput({ onChange, ...control }: DaysProps) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  return (
    <span className="sale-days">
      <SpanInput days {...control} onChange={(span) => onChange?.(span)} />
      {!isFixed &&
        SOON.map(([label, ahead]) => (
          <Button key={label} onClick={() => onChange?.(onlyDay(ahead))}>
            {label}
          </Button>
        ))}
    </span>
  );
}

export const SaleDaysField = () => (
  <Field name="days" label="活动日期" check={spanNeeded('请选择活动日期')}>
    <DaysInput />
  </Field>
);

const SaleHours = (control: ComponentProps<typeof HoursInput>) => (
  <div className="sale-hours">
    <HoursInput {...control} />
  </div>
);

const WAYS = [
  { value: true, label: '自定时间' },
  { value: false, label: '秒杀配置中的时段' },
];

const OWN = { isOwn: true };
const OF_SLOT = { isOwn: false };

const SlotField = ({ when }: Pick<FieldProps, 'when'>) => (
  <Field name="timeId" label="时段" when={when} check={needed('请选择时段')} help="每天只在这个时段里按秒杀价出售">
    <RecordSelect
      call={slotCalls.list}
      input={ON}
      rows={({ list }) => list.map(({ id, name, time }) => ({ id, name: `${name} | ${hoursText(time)}` }))}
      placeholder="请选择时段"
      none="还没有开启的秒杀时段，请先在“秒杀配置”中添加"
    />
  </Field>
);

/** Hours of each day: the sale's own, or a slot of the shop. Another server knows slots alone. */
export const HoursFields = () =>
  isFieldServed(flashSaleCalls.save, 'time') ? (
    <>
      <Field name="isOwn" label="活动时间">
        <Radio.Group options={WAYS} />
      </Field>
      <Field
        name="time"
        label="每天"
        when={OWN}
        check={needed('请选择每天从几点到几点')}
        help="每天只在这段时间里按秒杀价出售，可以与别的时段重叠"
      >
        <SaleHours />
      </Field>
      <SlotField when={OF_SLOT} />
    </>
  ) : (
    <SlotField />
  );
