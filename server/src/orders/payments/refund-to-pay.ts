import { and, eq } from 'drizzle-orm';
import type { Fen } from '#contract/fen.ts';
import { offlinePaymentRefusals } from '#contract/orders/payments/offline-payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrder } from '../orders/record.ts';
import { refund } from '../refunds/tables.ts';

interface OwedRefund {
  refundId: number;
  amount: Fen;
  /** Shop of the order. */
  merId: number;
}

/** The refund of an order, which it locks, that waits for people to pay it. */
export async function refundToPay(write: Write, orderNo: string): Promise<OwedRefund> {
  const { id, merId } = await lockOrder(write, orderNo);
  const waits = and(eq(refund.orderId, id), eq(refund.state, 'paying'), refund.byHand);
  const [open] = await write.tx.select({ refundId: refund.id, amount: refund.amount }).from(refund).where(waits);
  if (!open) throw offlinePaymentRefusals.NOTHING_TO_PAY_BACK();
  return { ...open, merId };
}
