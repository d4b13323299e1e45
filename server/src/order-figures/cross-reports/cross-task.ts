import { DAY } from '#contract/durations.ts';
import { readMoment, showDay, startOfDay } from '#contract/moment.ts';
import type { ReportKind } from '#contract/order-figures/sales-report-record.ts';
import type { RowDraft } from '#server/jobs/index.ts';
import { type DaySpan, dayPortions } from '#server/platform/series/day-portions.ts';
import { type Side, sidesIn } from '../sales-reports/parts.ts';
import type { Sides } from '../sales-reports/sides.ts';

/** Two dimensions and the days that are summed by them. */
export interface CrossTask {
  by: ReportKind;
  and: ReportKind;
  current: DaySpan;
  compared: DaySpan | null;
}

/** Days of a side that are read at once. */
export interface CrossPortion extends DaySpan, Pick<Side, 'n' | 'shift'> {}

/** Lines of a portion: read and summed in a second or two. */
const PORTION = 20_000;

const spanOf = ({ from, until }: { from: Date; until: Date }): DaySpan => ({
  periodStart: showDay(from),
  periodEnd: showDay(startOfDay(until, -1)),
});
const periodIn = ({ periodStart, periodEnd }: DaySpan) => ({
  from: readMoment(periodStart),
  until: new Date(readMoment(periodEnd).getTime() + DAY),
});

export const taskOf = (by: ReportKind, and: ReportKind, { current, compared }: Sides): CrossTask => ({
  by,
  and,
  current: spanOf(current),
  compared: compared ? spanOf(compared) : null,
});

export const sidesOfTask = ({ current, compared }: CrossTask): Sides => ({
  current: periodIn(current),
  compared: compared ? periodIn(compared) : undefined,
});

export const sideOf = ({ n, shift, ...days }: CrossPortion): Side => ({ n, shift, ...periodIn(days) });

/** Portions of both periods, by how many lines were sold on each day. */
export const rowsOf = (sides: Sides, lines: ReadonlyMap<string, number>): RowDraft[] =>
  sidesIn(sides).flatMap(({ n, shift, ...period }) =>
    dayPortions(spanOf(period), lines, PORTION).map((days): RowDraft => {
      const input: CrossPortion = { n, shift, ...days };
      return { key: `${days.periodStart},${days.periodEnd}`, input };
    }),
  );
