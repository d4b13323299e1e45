import { ConfigProvider, TimePicker } from 'antd';
import { HourRangeInput } from '#web/ui/pickers/index.ts';
import { type ControlProps, isOn, named } from './control.ts';
import { momentsOf, rangeIn, rangeText, shownAs } from './moments.ts';
import { Stored } from './stored.tsx';

const USUAL = 'HH:mm:ss';

/** A time of the day, or from one to another. */
export function TimeControl({ id, field, text, hold }: ControlProps) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const moments = momentsOf(field, USUAL);
  const format = shownAs(field, USUAL);
  if (isOn(field, 'is-range')) {
    const range = rangeIn(field, text, moments);
    return (
      <>
        <TimePicker.RangePicker
          {...named(id)}
          format={format}
          separator="至"
          allowEmpty={isFixed}
          value={range}
          onChange={(next) => hold(rangeText(field, next, moments))}
        />
        {text !== '' && !range[0] && <Stored text={text} says="时间无法识别" />}
      </>
    );
  }
  const moment = moments.read(text);
  return (
    <>
      <TimePicker {...named(id)} format={format} value={moment} onChange={(next) => hold(next ? moments.write(next) : '')} />
      {text !== '' && !moment && <Stored text={text} says="时间无法识别" />}
    </>
  );
}

/** Whole hours: 08:00,22:00. */
export const HoursControl = ({ id, text, hold }: ControlProps) => <HourRangeInput {...named(id)} value={text} onChange={hold} />;
