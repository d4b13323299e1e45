import { periodOfDay } from '#contract/date-limit.ts';
import type { Fen } from '#contract/fen.ts';
import type { SettledDays } from '#contract/settlement/periods.ts';
import type { WantedBills } from '#contract/settlement/settlement-runs.ts';
import type { RowDraft } from '#server/jobs/index.ts';
import { dayPortions } from '#server/platform/series/day-portions.ts';
import type { Sought, WantedShops } from './owed.ts';

/** Period of a run, and the shops whose bills are wanted. */
export interface BillTask extends WantedShops, SettledDays {
  /** Sum that a preview told, which the bills are compared with. */
  payableAmount?: Fen;
}

/** Days of a portion; null of what former bills left. */
export type PortionInput = SettledDays | null;

/** Orders received in a portion: read and settled in a second or two. */
export const PORTION = 20_000;

export const taskOf = ({ shopId, settleCycle, periodStart, periodEnd }: WantedBills): BillTask => ({
  shopId: shopId ?? null,
  ...(settleCycle !== undefined && { settleCycle }),
  periodStart,
  periodEnd,
});

/** Portions of a period by how many orders were received on its days; last comes what former bills left. */
export const rowsOf = (wanted: WantedBills, received: ReadonlyMap<string, number>): RowDraft[] => [
  ...dayPortions(wanted, received, PORTION).map((days) => ({ key: `${days.periodStart},${days.periodEnd}`, input: days })),
  { key: '', input: null },
];

export const momentsOf = ({ periodStart, periodEnd }: SettledDays): { from: Date; until: Date } => ({
  from: periodOfDay(periodStart).from,
  until: periodOfDay(periodEnd).until,
});

/** Orders that a portion looks at. */
export function soughtOf({ shopId, settleCycle, ...period }: BillTask, days: PortionInput): Sought {
  const shops = { shopId, ...(settleCycle !== undefined && { settleCycle }) };
  return days === null ? { ...shops, leftUntil: momentsOf(period).until } : { ...shops, days: momentsOf(days) };
}
