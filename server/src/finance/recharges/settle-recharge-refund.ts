import { and, eq } from 'drizzle-orm';
import { yuanOfFen } from '#contract/fen.ts';
import { moveBalance } from '#server/customers/index.ts';
import type { RefundOutcome } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { recharges } from './queries.ts';
import { type RechargeRefundAct, rechargeRefundMoves } from './states.ts';
import { type RechargeRefundRecord, rechargeRefund } from './tables.ts';

/** A provider may answer twice: only the first answer counts. A refusal puts the money back onto the balance. */
export async function settleRechargeRefund(
  write: Write,
  { refundId, outcome }: { refundId: number; outcome: RefundOutcome },
): Promise<void> {
  if (outcome.state === 'done') {
    await moveRefund(write, refundId, 'finish', { providerNo: outcome.providerNo, doneTime: write.now });
    return;
  }
  const refused = await moveRefund(write, refundId, 'fail', { failure: outcome.why.slice(0, 255) });
  if (!refused) return;
  const { rechargeId, cashAmount, giveAmount } = refused;
  const { uid, orderNo, refundPrice, refundGive } = await recharges.lock(write.tx, rechargeId);
  await recharges.set(write, rechargeId, { refundPrice: refundPrice - cashAmount, refundGive: refundGive - giveAmount });
  const amount = cashAmount + giveAmount;
  const mark = `退款未成功，退回余额${yuanOfFen(amount)}元`;
  await moveBalance(write, { uid, type: 'user_recharge_refund', amount, orderNo, mark });
}

type RefundChange = Pick<Partial<RechargeRefundRecord>, 'providerNo' | 'doneTime' | 'failure'>;

/** The only writer of a state after the first; undefined where it was settled before. */
async function moveRefund({ tx, now }: Write, id: number, act: RechargeRefundAct, set: RefundChange) {
  const { from, to } = rechargeRefundMoves[act];
  const [moved] = await tx
    .update(rechargeRefund)
    .set({ ...set, state: to, updateTime: now })
    .where(and(eq(rechargeRefund.id, id), eq(rechargeRefund.state, from)))
    .returning();
  return moved;
}
