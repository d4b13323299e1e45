import { readMoment, showDay, startOfDay } from '#contract/moment.ts';

/** The first and the last day of a period, as `2026-11-30`. */
export interface DaySpan {
  periodStart: string;
  periodEnd: string;
}

/** Days of a period in portions of whole days, by how many records fall on each. */
export function dayPortions({ periodStart, periodEnd }: DaySpan, countOf: ReadonlyMap<string, number>, most: number): DaySpan[] {
  const portions: DaySpan[] = [];
  let [start, held] = [periodStart, 0];
  for (let day = readMoment(periodStart); showDay(day) <= periodEnd; day = startOfDay(day, 1)) {
    const name = showDay(day);
    const more = countOf.get(name) ?? 0;
    if (held > 0 && held + more > most) {
      portions.push({ periodStart: start, periodEnd: showDay(startOfDay(day, -1)) });
      [start, held] = [name, 0];
    }
    held += more;
  }
  return [...portions, { periodStart: start, periodEnd }];
}
