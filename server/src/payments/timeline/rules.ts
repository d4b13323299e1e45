import { yuanOfFen } from '#contract/fen.ts';
import { differenceReasons } from '#contract/payments/attempts.ts';
import { type DisbursementKind, disbursementKinds } from '#contract/payments/disbursements.ts';
import { type MoneyMovement, type MoneyStep, type MoneyTimeline, movementKinds } from '#contract/payments/timeline.ts';
import { markOf } from '#contract/services/demo-channel.ts';
import type { AttemptRecord, DifferenceRecord } from '../attempts/tables.ts';
import type { DisbursementRecord } from '../disbursements/tables.ts';

const kindOf: Readonly<Record<DisbursementKind, MoneyMovement['kind']>> = {
  [disbursementKinds.orderRefund]: movementKinds.refund,
  [disbursementKinds.rechargeRefund]: movementKinds.refund,
  [disbursementKinds.orderSurplus]: movementKinds.surplus,
  [disbursementKinds.rechargeSurplus]: movementKinds.surplus,
  [disbursementKinds.withdrawal]: movementKinds.withdrawal,
  [disbursementKinds.cashPayment]: movementKinds.cashPayment,
};

export const incoming = ({ transactionNo: providerNo, ...attempt }: AttemptRecord): MoneyMovement => ({
  kind: movementKinds.payment,
  number: attempt.number,
  providerNo,
  channel: attempt.channel,
  amount: attempt.amount,
  state: attempt.state,
  ...markOf(attempt.merchant),
  why: attempt.why,
  asks: attempt.asks,
  createTime: attempt.createTime,
  nextAskTime: attempt.nextAskTime,
});

/** Money that goes back where it came from; `demos` are the payments of the demonstration, by the provider's number. */
export const outgoing = ({ kind, ...of }: DisbursementRecord, demos: ReadonlySet<string | null>): MoneyMovement => ({
  kind: kindOf[kind],
  number: of.number,
  providerNo: of.providerNo,
  channel: null,
  amount: of.amount,
  state: of.state,
  ...(of.tradeNo !== null && demos.has(of.tradeNo) && { isDemo: true }),
  why: of.why,
  asks: of.asks,
  createTime: of.createTime,
  nextAskTime: of.nextAskTime,
});

export const begun = ({ number, createTime: at }: MoneyMovement): MoneyStep => ({
  at,
  number,
  step: 'begin',
  answer: null,
  detail: '',
});

/** Money that people paid, or say that they could not: no provider was asked last. */
export function settledByPeople(
  { number, state, asks, providerNo, why, updateTime: at }: DisbursementRecord,
  answers: readonly MoneyStep[],
): MoneyStep[] {
  const isOver = state === 'done' || state === 'failed';
  const byProvider = asks > 0 && answers.some((each) => each.number === number && each.answer === state);
  return isOver && !byProvider ? [{ at, number, step: 'settle', answer: state, detail: why ?? providerNo ?? '' }] : [];
}

export const differing = ({ createTime: at, number, reason, amount, transactionNo }: DifferenceRecord): MoneyStep => ({
  at,
  number,
  step: 'difference',
  answer: null,
  detail: `${differenceReasons.labels[reason]}：到账 ${yuanOfFen(amount)} 元，没有入账，渠道单号 ${transactionNo}`,
});

/** Steps that are shown, and so are read of each kind. */
export const STEPS_MAX = 200;
const newest = <T>(rows: readonly T[], at: (row: T) => Date): T[] =>
  rows.toSorted((one, other) => at(other).getTime() - at(one).getTime());

/** The latest first. Steps of one moment stand as they came in: the later one before. */
export const timelineOf = (movements: readonly MoneyMovement[], steps: readonly MoneyStep[]): MoneyTimeline => ({
  movements: newest(movements, ({ createTime }) => createTime),
  steps: newest(steps, ({ at }) => at).slice(0, STEPS_MAX),
});

/** Timeline without amounts, and without the words of others that may name them. */
export const timelineWithoutAmounts = ({ movements, steps }: MoneyTimeline): MoneyTimeline => ({
  movements: movements.map((each) => ({ ...each, amount: null, why: null })),
  steps: steps.map((each) => ({ ...each, detail: '' })),
});
