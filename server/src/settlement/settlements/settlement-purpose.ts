import { eq } from 'drizzle-orm';
import { cashPaymentKinds } from '#contract/cashier/cash-payment-record.ts';
import type { CashPurpose } from '#server/cashier/index.ts';
import { notify } from '#server/notifications/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { SettlementRecord } from './lock-settlement.ts';
import { settlements } from './queries.ts';
import { mayMove, settlementMoves } from './states.ts';
import { settlement } from './tables.ts';

/** The bill that a payment is for. */
async function lockPaid(tx: Tx, settlementNo: string): Promise<SettlementRecord> {
  const [bill] = await tx.select().from(settlement).where(eq(settlement.settlementNo, settlementNo)).for('update');
  if (!bill) throw new Error(`no bill ${settlementNo} that a payment is for`);
  return bill;
}

/** A bill that the cashier pays: paid, it is over; rejected, it may be applied for again. */
export const settlementPurpose: CashPurpose = {
  bizType: cashPaymentKinds.settlement,
  lock: ({ tx }, bizNo) => lockPaid(tx, bizNo),
  async paid(write, { bizNo, paymentNo, paidAt }) {
    const { pay } = settlementMoves;
    const bill = await lockPaid(write.tx, bizNo);
    if (!mayMove(pay, bill.status) || bill.paymentNo !== paymentNo)
      throw new Error(`payment ${paymentNo} is not that of bill ${bizNo}`);
    await settlements.set(write, bill.id, { status: pay.to, payTime: paidAt ?? write.now });
    await notify(write, 'adminSettlementPaid', bizNo);
  },
  async rejected(write, { bizNo, auditRemark }) {
    const { id } = await lockPaid(write.tx, bizNo);
    await settlements.set(write, id, { paymentNo: '', paymentRemark: auditRemark });
  },
};
