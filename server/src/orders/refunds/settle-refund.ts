import { eq } from 'drizzle-orm';
import { yuanOfFen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../orders/log-step.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { returnStock } from '../orders/return-stock.ts';
import { refundMoves } from '../orders/states.ts';
import { order } from '../orders/tables.ts';
import type { RefundRecord } from './begin-refund.ts';
import type { RefundOutcome } from './payments.ts';
import { refund } from './tables.ts';

interface Settlement {
  refundId: number;
  orderNo: string;
  outcome: RefundOutcome;
}

/** A provider may answer twice: only the first answer counts. */
export async function settleRefund(write: Write, { refundId, orderNo, outcome }: Settlement): Promise<void> {
  const found = await lockOrder(write.tx, orderNo);
  const [open] = await write.tx.select().from(refund).where(eq(refund.id, refundId)).for('update');
  if (open?.state !== 'paying') return;
  await (outcome.done ? finish(write, found, open, outcome.providerNo) : fail(write, found, open, outcome.why));
}

/** A part leaves the order where it was; the whole closes it, and may put the goods back. */
async function finish(
  write: Write,
  found: OrderRecord,
  { id, amount, restock, reason }: RefundRecord,
  providerNo: string,
): Promise<void> {
  const { tx, now } = write;
  const refundPrice = found.refundPrice + amount;
  const isWhole = refundPrice === found.payPrice;
  const isRestocked = isWhole && restock && !found.isRestocked && found.state !== 'cancelled';
  const refundState = isWhole ? refundMoves.paying.finish : refundMoves.paying.part;
  await tx.update(refund).set({ state: 'done', providerNo, doneTime: now, updateTime: now }).where(eq(refund.id, id));
  const set = { refundPrice, refundState, isRestocked: found.isRestocked || isRestocked, updateTime: now };
  await tx.update(order).set(set).where(eq(order.id, found.id));
  await logStep(write, found.id, { type: 'refund_price', message: `退款给用户${yuanOfFen(amount)}元成功`, reason });
  if (isRestocked) await returnStock(write, [found.id], 'refund');
}

/** The order goes back to those who may refund it. */
async function fail(write: Write, found: OrderRecord, { id, amount }: RefundRecord, why: string): Promise<void> {
  const { tx, now } = write;
  const failure = why.slice(0, 255);
  await tx.update(refund).set({ state: 'failed', failure, updateTime: now }).where(eq(refund.id, id));
  await tx.update(order).set({ refundState: refundMoves.paying.fail, updateTime: now }).where(eq(order.id, found.id));
  await logStep(write, found.id, { type: 'refund_price', message: `退款给用户${yuanOfFen(amount)}元失败`, reason: failure });
}
