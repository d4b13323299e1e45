import { and, eq } from 'drizzle-orm';
import { offlinePaymentRefusals } from '#contract/orders/offline-payments.ts';
import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { settleByPeople } from '#server/payments/index.ts';
import type { RefundOutcome } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrder } from '../orders/record.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { refund } from '../refunds/tables.ts';

/** Outcome of the refund that waits for people, in their words. */
export async function settleByHand(write: Write, orderNo: string, outcome: RefundOutcome): Promise<null> {
  const found = await lockOrder(write, orderNo);
  const waits = and(eq(refund.orderId, found.id), eq(refund.state, 'paying'), refund.byHand);
  const [open] = await write.tx.select({ id: refund.id }).from(refund).where(waits);
  if (!open) throw offlinePaymentRefusals.NOTHING_TO_PAY_BACK();
  await settleRefund(write, { refundId: open.id, orderNo, outcome });
  await settleByPeople(write, { kind: disbursementKinds.orderRefund, subjectId: open.id, outcome });
  return null;
}
