import type { Input } from '#contract/call.ts';
import {
  type cashReceiptCalls,
  cashReceiptKinds,
  cashReceiptRefusals,
  cashReceiptStates,
} from '#contract/cashier/cash-receipts.ts';
import { lockOrders, takeBackPart } from '#server/orders/index.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { creditAccounts } from '../credit-accounts/record.ts';
import { takeBackRepayment } from '../credit-entries/take-back-repayment.ts';
import { moveReceipt } from './move-receipt.ts';
import { cashReceipts, partsOf } from './queries.ts';

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
  }
  if (creditId !== null && found.status === cashReceiptStates.confirmed)
    await takeBackRepayment(write, creditId, found.receiptNo);
  for (const order of orders) if (order.payTime === null) await takeBackPart(write, order, found.receiptNo);
  await moveReceipt(write, id, 'void', { voider: actorName(actor), voidTime: now, voidReason: reason.trim() });
  return null;
}
