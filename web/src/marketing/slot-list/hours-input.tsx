import { showHour } from '#contract/moment.ts';
import { HourRangeInput } from '#web/ui/pickers/index.ts';

interface Hours {
  startTime: number;
  endTime: number;
}

interface Props {
  id?: string;
  value?: Hours | null;
  onChange?: (hours: Hours) => void;
}

/** Hours of a slot, one at least. */
export function HoursInput({ id, value, onChange }: Props) {
  const set = (range: string) => {
    const [startTime = 0, endTime = 0] = range.split(',').map((text) => Number.parseInt(text) || 0);
    onChange?.({ startTime: Math.min(startTime, 23), endTime: Math.max(endTime, startTime + 1) });
  };
  const range = value ? `${showHour(value.startTime)},${showHour(value.endTime)}` : null;
  return <HourRangeInput {...(id === undefined ? {} : { id })} value={range} onChange={set} />;
}
