import { DAY } from '#contract/durations.ts';
import { periodOfDay } from '#contract/date-limit.ts';
import type { Fen } from '#contract/fen.ts';
import {
  CHECKED_AGAIN_DAYS,
  type Difference,
  type Reconciliation,
  moneyIn,
  moneyOut,
  reconciliationRefusals,
} from '#contract/finance/reconciliations.ts';
import { daysBefore, readMoment, showDay, startOfDay } from '#contract/moment.ts';

export type ReconciliationFigures = Omit<Reconciliation, 'id' | 'day' | 'state' | 'differing' | 'net' | 'recount' | 'checkTime'>;

/** Customers of one slice: read in about half a second at 1,000,000 of them. */
export const SLICE = 10_000;

interface Recount {
  recountFrom: number;
  recountTo: number | null;
}

/** Customers that are recounted next, and where the slice after them begins. Those who moved on the day are one slice. */
export function nextSlice({ recountFrom: from, recountTo }: Recount) {
  if (recountTo === null) return { slice: undefined, next: null };
  const to = from + SLICE - 1;
  return { slice: { from, to }, next: to < recountTo ? to + 1 : null };
}
export type FoundDifference = Omit<Difference, 'id'>;

type Way = (typeof moneyIn)[number] | (typeof moneyOut)[number];

/** Money from outside that stayed on a day; negative when more left. */
export function netOf(day: Pick<ReconciliationFigures, Way>): Fen {
  const sumOf = (ways: readonly Way[]) => ways.reduce((sum, way) => sum + day[way], 0);
  return sumOf(moneyIn) - sumOf(moneyOut);
}

/** Balances at the end of a day are those of the day before and what the ledger moved. */
export function heldDifference(
  day: string,
  { held, balanceMoved }: ReconciliationFigures,
  heldBefore: Fen | undefined,
): FoundDifference[] {
  if (heldBefore === undefined || heldBefore + balanceMoved === held) return [];
  return [{ kind: 'held', record: day, expected: heldBefore + balanceMoved, found: held }];
}

export const dayBefore = (day: string): string => showDay(new Date(readMoment(day).getTime() - DAY));

/** Only a day that is over, and whose ledger can be read back quickly. */
export function checkDay(day: string, now: Date): void {
  const { from, until } = periodOfDay(day);
  if (Number.isNaN(from.getTime()) || showDay(from) !== day) throw reconciliationRefusals.NO_DAY();
  if (until > now) throw reconciliationRefusals.NOT_OVER();
  if (from < startOfDay(now, -CHECKED_AGAIN_DAYS)) throw reconciliationRefusals.TOO_OLD();
}

/** Days until yesterday that nobody has checked, the oldest first; a new shop begins with yesterday. */
export const daysDue = (last: string | undefined, now: Date): string[] =>
  last === undefined ? daysBefore(now, 1) : daysBefore(now, CHECKED_AGAIN_DAYS).filter((day) => day > last);
