import { ConfigProvider, DatePicker } from 'antd';
import { type ControlProps, named, wordAt } from './control.ts';
import { momentsOf, rangeIn, rangeText, shownAs } from './moments.ts';
import { Stored } from './stored.tsx';

const KINDS = {
  date: { picker: 'date', usual: 'yyyy-MM-dd' },
  week: { picker: 'week', usual: 'yyyy 第 WW 周' },
  month: { picker: 'month', usual: 'yyyy-MM' },
  year: { picker: 'year', usual: 'yyyy' },
  datetime: { picker: 'date', usual: 'yyyy-MM-dd HH:mm:ss' },
} as const;

const isKind = (type: string): type is keyof typeof KINDS => type in KINDS;

/** A day, a week, a month, a year or a moment; or from one to another. */
export function DateControl({ id, field, text, hold }: ControlProps) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const type = wordAt(field, 'type');
  const single = type.replace(/range$/, '');
  const kind = isKind(single) ? single : 'date';
  const { picker, usual } = KINDS[kind];
  const moments = momentsOf(field, usual);
  const shape = shownAs(field, usual);
  const look = {
    ...named(id),
    picker,
    showTime: kind === 'datetime',
    // A week has a number in no shape that our calendar knows.
    format: kind === 'week' ? (moment: Parameters<typeof moments.write>[0]) => moments.write(moment) : shape,
  };
  if (type.endsWith('range')) {
    const range = rangeIn(field, text, moments);
    return (
      <>
        <DatePicker.RangePicker
          {...look}
          allowEmpty={isFixed}
          value={range}
          onChange={(next) => hold(rangeText(field, next, moments))}
        />
        {text !== '' && !range[0] && <Stored text={text} says="日期无法识别" />}
      </>
    );
  }
  const moment = moments.read(text);
  return (
    <>
      <DatePicker {...look} value={moment} onChange={(next) => hold(next ? moments.write(next) : '')} />
      {text !== '' && !moment && <Stored text={text} says="日期无法识别" />}
    </>
  );
}
