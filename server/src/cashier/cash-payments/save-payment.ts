import type { Input } from '#contract/call.ts';
import type { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentKinds } from '#contract/cashier/cash-payment-record.ts';
import { cashPaymentRefusals } from '#contract/cashier/cash-payment-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type CashPurposes, purposeOf } from './purposes.ts';
import { requestPayment } from './request-payment.ts';

type PaymentDraft = Input<typeof cashPaymentCalls.save>;

/** Shop of the document, whose sum is what was applied for. */
async function checkDue(write: Write, purposes: CashPurposes, { bizType, amount }: PaymentDraft, bizNo: string): Promise<number> {
  const purpose = purposeOf(purposes, bizType);
  if (!purpose?.due) throw cashPaymentRefusals.NOT_BY_HAND();
  if (bizNo === '') throw cashPaymentRefusals.NO_SUBJECT();
  await purpose.lock(write, bizNo);
  const due = await purpose.due(write, bizNo);
  if (due.amount !== amount) throw cashPaymentRefusals.AMOUNT({ due: due.amount });
  return due.merId;
}

/** Applies for a payment in the name of people: for a document that a domain lets them pay, or for none. */
export const savePayment =
  (purposes: CashPurposes) =>
  async (write: Write, draft: PaymentDraft): Promise<null> => {
    const bizNo = draft.bizNo?.trim() ?? '';
    const merId = draft.bizType === cashPaymentKinds.other ? 0 : await checkDue(write, purposes, draft, bizNo);
    await requestPayment(write, { ...draft, bizNo, merId });
    return null;
  };
