import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { settleByPeople } from '#server/payments/index.ts';
import type { RefundOutcome } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { handFollowers } from './hand-followers.ts';
import { refundToPay } from './refund-to-pay.ts';

/** Outcome of the refund that waits for people, in their words. */
export async function settleByHand(write: Write, orderNo: string, outcome: RefundOutcome): Promise<null> {
  const { refundId } = await refundToPay(write, orderNo);
  await settleRefund(write, { refundId, orderNo, outcome });
  for (const follow of handFollowers) await follow(write, orderNo, outcome);
  await settleByPeople(write, { kind: disbursementKinds.orderRefund, subjectId: refundId, outcome });
  return null;
}
