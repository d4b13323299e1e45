import { and, eq, inArray } from 'drizzle-orm';
import { cashPaymentRefusals } from '#contract/cashier/cash-payment-refusals.ts';
import { cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { labelOf } from '#contract/choices.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followWithTasks } from './follow-with-tasks.ts';
import { cashPayments } from './queries.ts';
import { type CashPaymentAct, cashPaymentMoves } from './states.ts';
import { type CashPaymentRecord, cashPayment } from './tables.ts';

type PaymentChange = Partial<
  Pick<
    CashPaymentRecord,
    'auditorId' | 'auditor' | 'auditTime' | 'auditRemark' | 'payerId' | 'payer' | 'paidAt' | 'payoutNo' | 'vouchers'
  >
>;

/** Moves a payment with its tasks; the only writer of `status` after the first. Of two at once, the second finds it moved. */
export async function movePayment(write: Write, id: number, act: CashPaymentAct, set: PaymentChange): Promise<CashPaymentRecord> {
  const { tx, now } = write;
  const { from, to } = cashPaymentMoves[act];
  const [moved] = await tx
    .update(cashPayment)
    .set({ ...set, status: to, updateTime: now })
    .where(and(eq(cashPayment.id, id), inArray(cashPayment.status, [...from])))
    .returning();
  if (!moved) {
    const { status } = await cashPayments.get(tx, id);
    throw cashPaymentRefusals.DECIDED({ state: labelOf(cashPaymentStates, status) ?? '' });
  }
  await followWithTasks(write, moved);
  return moved;
}
