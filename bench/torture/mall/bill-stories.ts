import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentKinds, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { settlementStates } from '#contract/settlement/settlement-record.ts';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { taskCalls, taskStates } from '#contract/tasks/tasks.ts';
import type { Caller } from '../../storefront.ts';
import { type RaceOutcome, insist } from '../race.ts';
import type { MallWorld } from './world.ts';

/** Days of orders that are old enough: the last of them alone, whose bills are made at once, or all, by a job. */
export const settledDays = (days = 40) => ({
  periodStart: showDay(startOfDay(new Date(), -days)),
  periodEnd: showDay(startOfDay(new Date(), -8)),
});

const one = <T>(all: readonly T[]): T | undefined => all[randomInt(Math.max(1, all.length))];

interface Biller {
  who: Caller;
  other: Caller;
  outcome: RaceOutcome;
}

async function billIn({ who, outcome }: Biller, status: number) {
  const found = await insist(outcome, () => who.run(settlementCalls.list, { page: 1, limit: 50, status }));
  return one(found?.list ?? []);
}

const acts: readonly ((biller: Biller) => Promise<unknown>)[] = [
  ({ who, outcome }) => insist(outcome, () => who.run(settlementRunCalls.generate, settledDays())),
  ({ who, outcome }) => insist(outcome, () => who.run(settlementRunCalls.generate, settledDays(10))),
  // Two people make the same bills.
  ({ who, other, outcome }) =>
    Promise.all([who, other].map((each) => insist(outcome, () => each.run(settlementRunCalls.generate, settledDays(10))))),
  async (biller) => {
    const bill = await billIn(biller, settlementStates.open);
    if (bill)
      await insist(biller.outcome, () =>
        biller.who.run(settlementCalls.adjust, { id: bill.id, amount: -randomInt(1, 50), reason: '调' }),
      );
  },
  async (biller) => {
    const bill = await billIn(biller, settlementStates.open);
    if (!bill) return;
    const { who, other, outcome } = biller;
    await Promise.all([
      insist(outcome, () => who.run(settlementCalls.object, { id: bill.id, objection: '不对' })),
      insist(outcome, () => other.run(settlementCalls.confirm, { id: bill.id, payableAmount: bill.payableAmount })),
    ]);
    if (randomInt(3) > 0) await insist(outcome, () => other.run(settlementCalls.answer, { id: bill.id, answer: '对的' }));
  },
  async (biller) => {
    const bill = await billIn(biller, settlementStates.open);
    if (!bill) return;
    const { who, other, outcome } = biller;
    await Promise.all([
      insist(outcome, () => who.run(settlementCalls.confirm, { id: bill.id })),
      insist(outcome, () => other.run(settlementCalls.confirm, { id: bill.id })),
    ]);
  },
  async (biller) => {
    const bill = await billIn(biller, randomInt(2) === 0 ? settlementStates.open : settlementStates.confirmed);
    if (bill) await insist(biller.outcome, () => biller.who.run(settlementCalls.void, { id: bill.id, reason: '重来' }));
  },
  async (biller) => {
    const bill = await billIn(biller, settlementStates.confirmed);
    if (!bill) return;
    const { who, other, outcome } = biller;
    const apply = (each: Caller) => insist(outcome, () => each.run(settlementCalls.applyPayment, { id: bill.id }));
    await Promise.all([apply(who), apply(other)]);
  },
  async ({ who, other, outcome }) => {
    const { review, due, rejected } = cashPaymentStates;
    const wanted = { page: 1, limit: 50, bizType: cashPaymentKinds.settlement, status: review };
    const id = one((await insist(outcome, () => who.run(cashPaymentCalls.list, wanted)))?.list ?? [])?.id;
    if (id === undefined) return;
    const decision = randomInt(4) === 0 ? { status: rejected, auditRemark: '不对' } : { status: due };
    // Its applicant, who is one of the two, must not decide.
    await Promise.all([who, other].map((each) => insist(outcome, () => each.run(cashPaymentCalls.audit, { id, ...decision }))));
  },
  async ({ who, other, outcome }) => {
    const wanted = { page: 1, limit: 50, bizType: cashPaymentKinds.settlement, status: cashPaymentStates.due };
    const id = one((await insist(outcome, () => who.run(cashPaymentCalls.list, wanted)))?.list ?? [])?.id;
    if (id === undefined) return;
    const register = (each: Caller) =>
      insist(outcome, () => each.run(cashPaymentCalls.paid, { id, paidAt: null, payoutNo: `no-${id}` }));
    await Promise.all([register(who), register(other)]);
  },
  async ({ who, other, outcome }) => {
    const found = await insist(outcome, () => who.run(taskCalls.list, { page: 1, limit: 50, state: taskStates.open }));
    const id = one(found?.list ?? [])?.id;
    if (id === undefined) return;
    const claimed = await Promise.all([who, other].map((each) => insist(outcome, () => each.run(taskCalls.claim, { id }))));
    if (claimed.every((answer) => answer !== undefined)) outcome.faults.push('a task was claimed by two people');
  },
];

/** Makes bills and does whatever comes to mind with them, beside others who do the same. */
export async function liveAsBiller(
  { staff, boss }: MallWorld,
  isBoss: boolean,
  acted: number,
  outcome: RaceOutcome,
): Promise<void> {
  const [who, other] = isBoss ? [boss, staff] : [staff, boss];
  for (let turn = 0; turn < acted; turn += 1) {
    await acts[randomInt(acts.length)]?.({ who, other, outcome });
    await sleep(randomInt(60));
  }
}
