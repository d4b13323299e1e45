import { demandRefusals } from '#contract/demands/demand-refusals.ts';
import { demandStates } from '#contract/demands/demand-record.ts';

const { draft, submitted, quoting, dealt, closed, rejected } = demandStates;

/** Every move of a demand. */
export const demandMoves = {
  submit: { from: [draft, rejected], to: submitted },
  accept: { from: [submitted], to: quoting },
  reject: { from: [submitted], to: rejected },
  deal: { from: [quoting], to: dealt },
  reopen: { from: [dealt], to: quoting },
  close: { from: [draft, submitted, quoting], to: closed },
} as const;

export type DemandMove = keyof typeof demandMoves;

/** States in which something else is done to a demand. */
const open = {
  update: [draft, rejected],
  delete: [draft, rejected],
  invite: [quoting],
  quote: [quoting],
} as const;

/** Refuses an act that the state of a demand does not allow. */
export function checkOpen({ status }: { status: number }, act: DemandMove | keyof typeof open): void {
  const states: readonly number[] = act in open ? open[act as keyof typeof open] : demandMoves[act as DemandMove].from;
  if (!states.includes(status)) throw demandRefusals.STATE({ status, act });
}
