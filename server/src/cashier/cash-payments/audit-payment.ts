import type { Input } from '#contract/call.ts';
import type { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentRefusals } from '#contract/cashier/cash-payment-refusals.ts';
import { cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { endPayment } from './end-payment.ts';
import { movePayment } from './move-payment.ts';
import type { CashPurposes } from './purposes.ts';
import { cashPayments } from './queries.ts';

type Decision = Input<typeof cashPaymentCalls.audit>;

/** Decides on a payment, for somebody other than its applicant. */
export const auditPayment =
  (purposes: CashPurposes) =>
  async (write: Write, { id, status, auditRemark }: Decision): Promise<null> => {
    const remark = auditRemark?.trim() ?? '';
    const { applicantId } = await cashPayments.get(write.tx, id);
    if (applicantId === adminIdOf(write.actor)) throw cashPaymentRefusals.OWN();
    if (status === cashPaymentStates.due) await approve(write, id, remark);
    else if (status !== cashPaymentStates.rejected) throw cashPaymentRefusals.NO_DECISION();
    else if (remark === '') throw cashPaymentRefusals.NO_REASON();
    else await endPayment(write, purposes, { id, act: 'reject', remark });
    return null;
  };

async function approve(write: Write, id: number, auditRemark: string): Promise<void> {
  const { actor, now: auditTime } = write;
  const auditor = { auditorId: adminIdOf(actor), auditor: actorName(actor) };
  await movePayment(write, id, 'approve', { ...auditor, auditTime, auditRemark });
}
