import { cashPaymentKinds } from '#contract/cashier/cash-payment-record.ts';
import { lockOrder, refundToPay, settleByHand } from '#server/orders/index.ts';
import { moneyLeft } from '#server/platform/payments.ts';
import type { CashPurpose } from './purposes.ts';

/** A refund that waits to be paid by hand: paid by the cashier, it is done. Rejected, it goes on waiting. */
export const refundPurpose: CashPurpose = {
  bizType: cashPaymentKinds.refund,
  lock: lockOrder,
  due: refundToPay,
  async paid(write, { bizNo, payoutNo }) {
    await settleByHand(write, bizNo, moneyLeft(payoutNo));
  },
  rejected: async () => undefined,
};
