import { eq } from 'drizzle-orm';
import { cashPaymentKinds } from '#contract/cashier/cash-payment-record.ts';
import { operatorShareStates } from '#contract/settlement/operator-shares.ts';
import type { CashPurpose } from '#server/cashier/index.ts';
import { lockShare, operatorShares } from './queries.ts';
import { operatorShare } from './tables.ts';

const numbered = (shareNo: string) => eq(operatorShare.shareNo, shareNo);

/** A statement that the cashier pays: paid, it is over; rejected, it may be applied for again. */
export const sharePurpose: CashPurpose = {
  bizType: cashPaymentKinds.share,
  lock: ({ tx }, bizNo) => lockShare(tx, numbered(bizNo)),
  async paid(write, { bizNo, paymentNo, paidAt }) {
    const share = await lockShare(write.tx, numbered(bizNo));
    if (share.status !== operatorShareStates.open || share.paymentNo !== paymentNo)
      throw new Error(`payment ${paymentNo} is not that of statement ${bizNo}`);
    await operatorShares.set(write, share.id, { status: operatorShareStates.paid, payTime: paidAt ?? write.now });
  },
  async rejected(write, { bizNo, auditRemark }) {
    const { id } = await lockShare(write.tx, numbered(bizNo));
    await operatorShares.set(write, id, { paymentNo: '', paymentRemark: auditRemark });
  },
};
