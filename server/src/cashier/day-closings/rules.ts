import type { Pieces } from '#contract/cashier/day-closing-record.ts';
import { closingRefusals } from '#contract/cashier/day-closing-refusals.ts';
import type { Period } from '#contract/date-limit.ts';
import type { Fen } from '#contract/fen.ts';
import { readMoment, showDay, startOfDay } from '#contract/moment.ts';
import type { TillSums } from '../till/queries.ts';

/** Span that the closing of a day is about: from the end of the day that was closed before; of the first one, its day alone. */
export const spanOf = (day: string, before: string | undefined): Period => ({
  from: before === undefined ? readMoment(day) : startOfDay(readMoment(before), 1),
  until: startOfDay(readMoment(day), 1),
});

/** Day after this one. */
export const nextDay = (day: string): string => showDay(startOfDay(readMoment(day), 1));

export const booksOf = (opening: Fen, { received, paid, deposited }: TillSums): Fen => opening + received - paid - deposited;

/** Faces that were counted, each once; those without a piece are left out. */
export function checkedCounts(counts: readonly Pieces[]): Pieces[] {
  if (new Set(counts.map(({ face }) => face)).size < counts.length) throw closingRefusals.FACE_TWICE();
  return counts.filter(({ pieces }) => pieces > 0);
}
