import { readMoment, showDay } from '#contract/moment.ts';
import { DayInput } from '#web/ui/inputs/day-input.tsx';
import { useToday } from './use-today.ts';

interface Props {
  id?: string;
  value?: Date | null;
  onChange?: (day: Date | null) => void;
}

/** A day until today, by the clock of the shop. */
export const IssueDayInput = ({ id, value, onChange }: Props) => (
  <DayInput
    id={id}
    last={showDay(useToday())}
    value={value ? showDay(value) : ''}
    onChange={(day) => onChange?.(day === '' ? null : readMoment(day))}
  />
);
