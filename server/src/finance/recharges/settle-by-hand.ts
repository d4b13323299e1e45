import { rechargeRefusals } from '#contract/finance/recharge-refusals.ts';
import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { settleByPeople } from '#server/payments/index.ts';
import type { RefundOutcome } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findOwed, recharges } from './queries.ts';
import { settleRechargeRefund } from './settle-recharge-refund.ts';

/** Outcome of the refund that waits for people, in their words. */
export async function settleByHand(write: Write, id: number, outcome: RefundOutcome): Promise<null> {
  await recharges.lock(write.tx, id);
  const owed = await findOwed(write.tx, id);
  if (!owed) throw rechargeRefusals.NOTHING_TO_PAY_BACK();
  await settleRechargeRefund(write, { refundId: owed.id, outcome });
  await settleByPeople(write, { kind: disbursementKinds.rechargeRefund, subjectId: owed.id, outcome });
  return null;
}
