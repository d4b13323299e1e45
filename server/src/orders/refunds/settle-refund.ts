import { eq } from 'drizzle-orm';
import { yuanOfFen } from '#contract/fen.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../orders/log-step.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { type Returned, returnGoods } from '../orders/return-goods.ts';
import { refundMoves } from '../orders/states.ts';
import { order } from '../orders/tables.ts';
import type { RefundRecord } from './begin-refund.ts';
import type { RefundOutcome } from './payments.ts';
import { linesOfRefunds, refundedOf } from './queries.ts';
import { refund } from './tables.ts';

interface Settlement {
  refundId: number;
  orderNo: string;
  outcome: RefundOutcome;
}

/** A provider may answer twice: only the first answer counts. */
export async function settleRefund(write: Write, { refundId, orderNo, outcome }: Settlement): Promise<void> {
  const found = await lockOrder(write, orderNo);
  const [open] = await write.tx.select().from(refund).where(eq(refund.id, refundId)).for('update');
  if (open?.state !== 'paying') return;
  await (outcome.done ? finish(write, found, open, outcome.providerNo) : fail(write, found, open, outcome.why));
}

/** The goods a refund names; of the whole order without names, all that are not back yet. */
async function goodsOf(
  tx: Tx,
  { id, orderId, restock }: RefundRecord,
  found: OrderRecord,
  isWhole: boolean,
): Promise<Returned[]> {
  if (!restock || found.isRestocked || found.state === 'cancelled') return [];
  const named = (await linesOfRefunds(tx, [id])).get(id);
  if (named) return named.map(({ skuId, quantity }) => ({ orderId, skuId, quantity }));
  if (!isWhole) return [];
  const lines = await refundedOf(tx, orderId);
  return lines.map((line) => ({ ...line, quantity: line.payNum - line.returned })).filter(({ quantity }) => quantity > 0);
}

/** A part leaves the order where it was; the whole closes it. Either may put goods back. */
async function finish(write: Write, found: OrderRecord, record: RefundRecord, providerNo: string): Promise<void> {
  const { tx, now } = write;
  const { id, amount, reason } = record;
  const refundPrice = found.refundPrice + amount;
  const isWhole = refundPrice === found.payPrice;
  const goods = await goodsOf(tx, record, found, isWhole);
  const refundState = isWhole ? refundMoves.paying.finish : refundMoves.paying.part;
  await tx.update(refund).set({ state: 'done', providerNo, doneTime: now, updateTime: now }).where(eq(refund.id, id));
  const isRestocked = found.isRestocked || (isWhole && goods.length > 0);
  await tx.update(order).set({ refundPrice, refundState, isRestocked, updateTime: now }).where(eq(order.id, found.id));
  await logStep(write, found.id, { type: 'refund_price', message: `退款给用户${yuanOfFen(amount)}元成功`, reason });
  if (goods.length > 0) await returnGoods(write, goods, 'refund');
}

/** The order goes back to those who may refund it. */
async function fail(write: Write, found: OrderRecord, { id, amount }: RefundRecord, why: string): Promise<void> {
  const { tx, now } = write;
  const failure = why.slice(0, 255);
  await tx.update(refund).set({ state: 'failed', failure, updateTime: now }).where(eq(refund.id, id));
  await tx.update(order).set({ refundState: refundMoves.paying.fail, updateTime: now }).where(eq(order.id, found.id));
  await logStep(write, found.id, { type: 'refund_price', message: `退款给用户${yuanOfFen(amount)}元失败`, reason: failure });
}
