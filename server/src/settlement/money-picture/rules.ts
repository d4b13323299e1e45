import { type FlowOfDay, type MoneyFlow, flowKinds, leaves } from '#contract/settlement/money-picture.ts';
import type { TakingsParts } from './flows.ts';

const sumOf = (flows: readonly MoneyFlow[]): number => flows.reduce((sum, { amount }) => sum + amount, 0);

/** Money that came in and that left. */
export const inAndOut = (flows: readonly MoneyFlow[]) => ({
  moneyIn: sumOf(flows.filter(({ kind }) => !leaves(kind))),
  moneyOut: sumOf(flows.filter(({ kind }) => leaves(kind))),
});

/** Flows of all days, in the order of their kinds. */
export function addedUp(days: readonly FlowOfDay[]): MoneyFlow[] {
  return flowKinds.values.flatMap((kind) => {
    const own = days.filter((flow) => flow.kind === kind);
    return own.length === 0 ? [] : [{ kind, amount: sumOf(own), count: own.reduce((sum, { count }) => sum + count, 0) }];
  });
}

/** Takings that are known, and the parts by which the money of orders differs from them. */
export const receivedOf = (taken: number, of: TakingsParts): number =>
  taken - of.byBalance - of.onCredit - of.onAccount - of.receivedBefore + of.receivedAhead - of.unexplained;
