import type { SettledDays } from '#contract/settlement/periods.ts';

/** Period of all shops of a cycle. */
export interface DuePeriod extends SettledDays {
  settleCycle: number;
}

/** Key of the task of a period. */
export const keyOf = ({ settleCycle, periodStart, periodEnd }: DuePeriod): string =>
  [settleCycle, periodStart, periodEnd].join(':');

export function periodIn(key: string): DuePeriod {
  const [settleCycle, periodStart = '', periodEnd = ''] = key.split(':');
  return { settleCycle: Number(settleCycle), periodStart, periodEnd };
}
