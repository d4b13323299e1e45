import { useState } from 'react';
import { startOfDay } from '#contract/moment.ts';

/** Day on which a form was opened. */
export function useToday(): Date {
  const [today] = useState(() => startOfDay(new Date()));
  return today;
}
