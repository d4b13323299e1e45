import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { recordPaid } from '#server/payments/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { CashPaymentRecord } from './tables.ts';

/** Puts a payment among the money that left the shop. */
export async function recordPayout(write: Write, { id, paymentNo, amount, payoutNo }: CashPaymentRecord): Promise<void> {
  const ours = { number: paymentNo, orderNo: paymentNo, tradeNo: null, payType: 'bank' };
  await recordPaid(write, { kind: disbursementKinds.cashPayment, subjectId: id, ...ours, amount, paid: amount }, payoutNo);
}
