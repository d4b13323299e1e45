import { randomInt } from 'node:crypto';
import {
  type CashReceiptDraft,
  cashReceiptKinds,
  cashReceiptRefusals,
  cashReceiptStates,
  receiptMethods,
} from '#contract/cashier/cash-receipts.ts';
import { rechargeRefusals } from '#contract/finance/recharges.ts';
import { payableRecharge } from '#server/finance/index.ts';
import { type OrderRecord, checkDue, checkOffline, getOrder } from '#server/orders/index.ts';
import { addressesOf, checkShowable } from '#server/pictures/index.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { openTask } from '#server/tasks/index.ts';
import { cashReceipts } from './queries.ts';
import { type PartDraft, numberOf, partsIn, shopOf } from './rules.ts';
import { cashReceiptPart } from './tables.ts';
import { toCheck } from './task-drafts.ts';

const newReceiptNo = (now: Date): string => `SK${now.getTime()}${String(randomInt(100_000)).padStart(5, '0')}`;

/** Orders that can be paid so, each by its whole price. */
async function findOrders(write: Write, { method }: CashReceiptDraft, parts: readonly PartDraft[]): Promise<OrderRecord[]> {
  const found: OrderRecord[] = [];
  for (const { orderNo, amount } of parts) {
    const order = await getOrder(write.tx, orderNo, write.actor);
    if (method === receiptMethods.yue) checkDue(order, amount);
    else await checkOffline(write, order, amount);
    found.push(order);
  }
  return found;
}

async function checkRecharge(write: Write, { bizNo, amount }: CashReceiptDraft): Promise<void> {
  const due = await payableRecharge.due(write, bizNo?.trim() ?? '');
  if (due.amount !== amount) throw rechargeRefusals.AMOUNT_DIFFERS({ due: due.amount });
}

/** Writes down money that was received; its task waits for whoever sees whether it is there. */
export async function insertReceipt(write: Write, draft: CashReceiptDraft): Promise<{ id: number }> {
  const { tx, now, actor } = write;
  const { bizType, payer, method, amount, receivedAt, vouchers } = draft;
  if (receivedAt && receivedAt > now) throw cashReceiptRefusals.FUTURE();
  const parts = partsIn(draft);
  const orders = await findOrders(write, draft, parts);
  if (bizType === cashReceiptKinds.recharge) await checkRecharge(write, draft);
  const pictures = vouchers ?? [];
  await checkShowable(tx, pictures);
  const receiptId = await cashReceipts.insert(write, {
    receiptNo: newReceiptNo(now),
    merId: shopOf(orders),
    bizType,
    bizNo: numberOf(draft, parts),
    payer,
    method,
    amount,
    tradeNo: draft.tradeNo?.trim() ?? '',
    remark: draft.remark?.trim() ?? '',
    vouchers: pictures.map((await addressesOf(tx)).keep),
    receivedAt: receivedAt ?? now,
    cashierId: adminIdOf(actor),
    cashier: actorName(actor),
    status: cashReceiptStates.waiting,
  });
  const rows = orders.map(({ id: orderId, orderNo, payPrice }) => ({ receiptId, orderId, orderNo, amount: payPrice, state: 0 }));
  if (rows.length > 0) await tx.insert(cashReceiptPart).values(rows);
  await openTask(write, toCheck(await cashReceipts.get(tx, receiptId)));
  return { id: receiptId };
}
