import { cashPaymentRefusals } from '#contract/cashier/cash-payment-refusals.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { endPayment } from './end-payment.ts';
import type { CashPurposes } from './purposes.ts';
import { cashPayments } from './queries.ts';

/** The applicant takes a payment back that is not paid yet. */
export const withdrawPayment =
  (purposes: CashPurposes) =>
  async (write: Write, { id }: { id: number }): Promise<null> => {
    const { applicantId } = await cashPayments.get(write.tx, id);
    if (applicantId !== adminIdOf(write.actor)) throw cashPaymentRefusals.NOT_OWN();
    await endPayment(write, purposes, { id, act: 'withdraw', remark: '申请人撤回' });
    return null;
  };
