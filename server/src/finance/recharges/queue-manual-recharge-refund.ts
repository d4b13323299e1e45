import { and, eq } from 'drizzle-orm';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { rechargeRefundMoves } from './states.ts';
import { rechargeRefund } from './tables.ts';

/** No provider pays the refund, so it waits for people, who are notified once: a port may say so twice. */
export async function queueManualRechargeRefund(
  write: Write,
  { refundId, orderNo }: { refundId: number; orderNo: string },
): Promise<void> {
  const { tx, now } = write;
  const waits = and(eq(rechargeRefund.state, rechargeRefundMoves.finish.from), eq(rechargeRefund.byHand, false));
  const [owed] = await tx
    .update(rechargeRefund)
    .set({ byHand: true, updateTime: now })
    .where(and(eq(rechargeRefund.id, refundId), waits))
    .returning({ id: rechargeRefund.id });
  if (owed) await notify(write, 'adminRechargeOwed', orderNo);
}
