import { type DisbursementKind, disbursementKinds } from '#contract/payments/disbursements.ts';
import type { AttemptKind } from '#contract/payments/attempts.ts';
import type { Write } from '#server/platform/write/write.ts';
import { beginDisbursement } from '../disbursements/begin-disbursement.ts';
import type { PaidKind } from '../disbursements/kinds.ts';
import type { AttemptRecord } from './tables.ts';

const kindOfSurplus: Readonly<Record<AttemptKind, DisbursementKind>> = {
  order: disbursementKinds.orderSurplus,
  recharge: disbursementKinds.rechargeSurplus,
};

/** Sends back what came for something that is paid already. */
export async function returnSurplus(write: Write, attempt: AttemptRecord, tradeNo: string): Promise<void> {
  const { id: subjectId, number, orderNo, payType, amount } = attempt;
  const back = { subjectId, number: `${number}-back`, orderNo, tradeNo, payType, amount, paid: amount };
  await beginDisbursement(write, { kind: kindOfSurplus[attempt.kind], ...back });
}

/** Outcomes are followed by nothing, for nothing was booked; the tasks of disbursements tell people what went wrong. */
const nothingFollows = async () => {};
const follows = { settle: nothingFollows, handOver: nothingFollows };

/** Surplus, as money that goes out. */
export const paidSurpluses: PaidKind[] = [
  { kind: disbursementKinds.orderSurplus, settled: 'order.returnSurplus', handedOver: 'order.returnSurplus', ...follows },
  {
    kind: disbursementKinds.rechargeSurplus,
    settled: 'user_recharge.returnSurplus',
    handedOver: 'user_recharge.returnSurplus',
    ...follows,
  },
];
