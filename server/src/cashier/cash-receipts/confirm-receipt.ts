import { cashReceiptKinds, receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { payRecharge } from '#server/finance/index.ts';
import { lockOrders, markPaid, payOffline, payPart } from '#server/orders/index.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { creditAccounts } from '../credit-accounts/record.ts';
import { payOff } from '../credit-entries/pay-off.ts';
import { bookCash } from '../till/book-cash.ts';
import { checkOpen } from '../till/check-open.ts';
import { payingMoment } from '../till/paying-moment.ts';
import { moveReceipt } from './move-receipt.ts';
import { cashReceipts, debtsOf, partsOf } from './queries.ts';
import type { CashReceiptRecord } from './tables.ts';
import type { PartDraft } from './rules.ts';

/** Pays an order by a part of a receipt, in the way in which any money that staff have counted pays one. */
async function payOrder(write: Write, receipt: CashReceiptRecord, { orderNo, amount }: PartDraft): Promise<void> {
  const { method, receivedAt, receiptNo, remark, isPartial } = receipt;
  if (method === receiptMethods.yue) await markPaid(write, { orderNo, amount, payType: 'yue' });
  else if (isPartial) await payPart(write, { orderNo, amount, method, receiptNo, receivedAt });
  else await payOffline(write, { orderNo, amount, method, voucher: receiptNo, remark, receivedAt });
}

/** Cash is in the till from the moment at which it came, of which the day is still open. */
async function keepCash(write: Write, { method, amount, receivedAt: at, receiptNo: number, payer: says }: CashReceiptRecord) {
  if (method !== receiptMethods.cash) return;
  await checkOpen(write, at);
  await bookCash(write, { kind: 'receipt', amount, at, number, says });
}

/** Confirms that the money is there, once: orders and recharges are paid by it in the same transaction, or it stays as it is. */
export async function confirmReceipt(write: Write, { id }: { id: number }): Promise<null> {
  const parts = await partsOf(write.tx, [id]);
  // Orders come before the receipt, in the order of their ids: the timer that cancels them holds them in the same one.
  await lockOrders(
    write,
    parts.map(({ orderId }) => orderId),
  );
  const { creditId } = await cashReceipts.get(write.tx, id);
  const account = creditId === null ? undefined : await creditAccounts.lock(write.tx, creditId);
  const confirmed = await moveReceipt(write, id, 'confirm', { confirmer: actorName(write.actor), confirmTime: write.now });
  const receivedAt = await payingMoment(write, confirmed.receivedAt);
  await keepCash(write, confirmed);
  for (const part of parts) await payOrder(write, { ...confirmed, receivedAt }, part);
  if (confirmed.bizType === cashReceiptKinds.recharge) {
    const { bizNo: orderId, amount, tradeNo, receiptNo } = confirmed;
    await payRecharge(write, { orderId, amount, tradeNo: tradeNo || receiptNo });
  }
  if (account) {
    const { amount, receiptNo } = confirmed;
    await payOff(write, account, { kind: 'repayment', amount, receiptNo, named: await debtsOf(write.tx, [id]) });
  }
  return null;
}
