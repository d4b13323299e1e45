import { type CreditAge, ageDays } from '#contract/cashier/credit-record.ts';
import { DAY } from '#contract/durations.ts';
import type { Fen } from '#contract/fen.ts';
import { readMoment, showDay, startOfDay } from '#contract/moment.ts';
import { taskKinds } from '#contract/tasks/tasks.ts';

/** "2026-11-20" so many days after the day of a moment. */
export const dayAfter = (now: Date, days: number): string => showDay(startOfDay(now, days));

/** Task that reminds of the debts of an account. */
export const reminderOf = (creditId: number) => ({ kind: taskKinds.creditDue, subjectKey: `credit_account:${creditId}` });

/** Days since the day of a debt was over; zero and below before that. */
export const overdueDays = (dueDay: string, now: Date): number =>
  Math.round((startOfDay(now).getTime() - readMoment(dueDay).getTime()) / DAY);

/** Days on which debts fell due that have this age now, both ends included; `null` has no end. */
export function dueDaysOf(age: CreditAge, now: Date): { first: string | null; last: string | null } {
  const { from, to } = ageDays[age];
  return { first: to === null ? null : dayAfter(now, -to), last: from === null ? null : dayAfter(now, -from) };
}

interface Open {
  id: number;
  left: Fen;
}
export interface Share {
  debtId: number;
  amount: Fen;
}

/** Money over debts: first on those that are named, then on the others in their order; `rest` is what no debt takes. */
export function spread(money: Fen, open: readonly Open[], named: readonly Share[] = []): { shares: Share[]; rest: Fen } {
  const taken = new Map<number, Fen>();
  let rest = money;
  const take = (id: number, most: Fen) => {
    const debt = open.find((each) => each.id === id);
    const amount = Math.min(most, rest, (debt?.left ?? 0) - (taken.get(id) ?? 0));
    if (amount <= 0) return;
    taken.set(id, (taken.get(id) ?? 0) + amount);
    rest -= amount;
  };
  for (const { debtId, amount } of named) take(debtId, amount);
  for (const { id, left } of open) take(id, left);
  return { shares: [...taken].map(([debtId, amount]) => ({ debtId, amount })), rest };
}
