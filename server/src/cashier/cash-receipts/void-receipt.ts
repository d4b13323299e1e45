import type { Input } from '#contract/call.ts';
import type { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds, cashReceiptStates, receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { cashReceiptRefusals } from '#contract/cashier/cash-receipt-refusals.ts';
import type { Fen } from '#contract/fen.ts';
import { lockOrders, takeBackPart } from '#server/orders/index.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { creditAccounts } from '../credit-accounts/record.ts';
import { takeBackRepayment } from '../credit-entries/take-back-repayment.ts';
import { bookCash } from '../till/book-cash.ts';
import { checkOpen } from '../till/check-open.ts';
import { voidFollowers } from './void-followers.ts';
import { moveReceipt } from './move-receipt.ts';
import { cashReceipts, partsOf } from './queries.ts';
import type { CashReceiptRecord } from './tables.ts';

type FoundOrders = Awaited<ReturnType<typeof lockOrders>>;

/** Parts of orders that are not paid: what was paid for others has gone back by their refunds. */
const leftUnpaid = (parts: readonly { orderId: number; amount: Fen }[], orders: FoundOrders): Fen =>
  parts
    .filter(({ orderId }) => orders.some(({ id, payTime }) => id === orderId && payTime === null))
    .reduce((sum, { amount }) => sum + amount, 0);

/** Cash leaves the till today, whichever day it came on. */
async function giveCashBack(write: Write, { method, receiptNo: number }: CashReceiptRecord, amount: Fen): Promise<void> {
  await checkOpen(write, write.now);
  if (method === receiptMethods.cash) await bookCash(write, { kind: 'voided', amount: -amount, at: write.now, number });
}

/** Voids a receipt. One that is confirmed stays as long as an order or a recharge is paid by it. */
export async function voidReceipt(write: Write, { id, reason }: Input<typeof cashReceiptCalls.void>): Promise<null> {
  const { tx, now, actor } = write;
  const parts = await partsOf(tx, [id]);
  const orders = await lockOrders(
    write,
    parts.map(({ orderId }) => orderId),
  );
  const { creditId } = await cashReceipts.get(tx, id);
  if (creditId !== null) await creditAccounts.lock(tx, creditId);
  const found = await cashReceipts.lock(tx, id);
  if (found.status === cashReceiptStates.confirmed) {
    const kept = orders.find(({ refundState, payTime }) => refundState !== 'refunded' && (payTime !== null || !found.isPartial));
    if (kept) throw cashReceiptRefusals.REFUND_FIRST({ number: kept.orderNo });
    if (found.bizType === cashReceiptKinds.recharge) throw cashReceiptRefusals.RECHARGE_REFUND();
    await giveCashBack(write, found, parts.length === 0 ? found.amount : leftUnpaid(parts, orders));
  }
  if (creditId !== null && found.status === cashReceiptStates.confirmed)
    await takeBackRepayment(write, creditId, found.receiptNo);
  for (const order of orders) if (order.payTime === null) await takeBackPart(write, order, found.receiptNo);
  await moveReceipt(write, id, 'void', { voider: actorName(actor), voidTime: now, voidReason: reason.trim() });
  await voidFollowers.tell(write, id);
  return null;
}
