import { useState } from 'react';
import { showDay } from '#contract/moment.ts';
import { DayInput } from '#web/ui/inputs/day-input.tsx';

interface Props {
  id?: string;
  value?: string;
  onChange?: (day: string) => void;
}

/** A day from today on, by the clock of the shop. */
export function ComingDayInput(props: Props) {
  const [today] = useState(() => showDay(new Date()));
  return <DayInput {...props} first={today} />;
}
