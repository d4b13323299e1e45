import { and, eq, inArray } from 'drizzle-orm';
import { cashPaymentRefusals, cashPaymentStates } from '#contract/cashier/cash-payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { cashPayments } from './queries.ts';
import { type CashPaymentAct, cashPaymentMoves } from './states.ts';
import { type CashPaymentRecord, cashPayment } from './tables.ts';

type Change = Partial<
  Pick<
    CashPaymentRecord,
    'auditorId' | 'auditor' | 'auditTime' | 'auditRemark' | 'payerId' | 'payer' | 'paidAt' | 'payoutNo' | 'vouchers'
  >
>;

/** The only writer of `status` after the first. Of two who move it at once, the second finds it moved. */
export async function movePayment({ tx, now }: Write, id: number, act: CashPaymentAct, set: Change): Promise<CashPaymentRecord> {
  const { from, to } = cashPaymentMoves[act];
  const [moved] = await tx
    .update(cashPayment)
    .set({ ...set, status: to, updateTime: now })
    .where(and(eq(cashPayment.id, id), inArray(cashPayment.status, [...from])))
    .returning();
  if (moved) return moved;
  const { status } = await cashPayments.get(tx, id);
  throw cashPaymentRefusals.DECIDED({ state: cashPaymentStates.labels[status as 0] });
}
