import { reportRefusals } from '#contract/demands/report-refusals.ts';
import { reportStates } from '#contract/demands/report-record.ts';

const { draft, waiting, approved, rejected, expired } = reportStates;

/** Every move of a report; the timer is what ends it. */
export const reportMoves = {
  submit: { from: [draft, rejected], to: waiting },
  approve: { from: [waiting], to: approved },
  reject: { from: [waiting], to: rejected },
  withdraw: { from: [approved], to: expired },
  expire: { from: [approved], to: expired },
} as const;

export type ReportMove = keyof typeof reportMoves;

/** Refuses an act on a report that is not in one of these states. */
export function checkIn({ status }: { status: number }, states: readonly number[]): void {
  if (!states.includes(status)) throw reportRefusals.STATE({ status });
}

/** States in which a report is edited and deleted. */
export const editable: readonly number[] = [draft, rejected];
