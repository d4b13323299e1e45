import { randomInt } from 'node:crypto';
import {
  type CashReceiptDraft,
  cashReceiptKinds,
  cashReceiptStates,
  receiptMethods,
} from '#contract/cashier/cash-receipt-record.ts';
import { cashReceiptRefusals } from '#contract/cashier/cash-receipt-refusals.ts';
import type { Fen } from '#contract/fen.ts';
import { rechargeRefusals } from '#contract/finance/recharge-refusals.ts';
import { payableRecharge } from '#server/finance/index.ts';
import { type OrderRecord, checkDue, checkOffline, checkPart, getOrder } from '#server/orders/index.ts';
import { addressesOf, checkShowable } from '#server/pictures/index.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { openTask } from '#server/tasks/index.ts';
import { checkOpen } from '../till/check-open.ts';
import { checkRepayment } from './check-repayment.ts';
import { cashReceipts } from './queries.ts';
import { type PartDraft, numberOf, partsIn, shopOf } from './rules.ts';
import { cashReceiptDebt, cashReceiptPart } from './tables.ts';
import { toCheck } from './task-drafts.ts';

const newReceiptNo = (now: Date): string => `SK${now.getTime()}${String(randomInt(100_000)).padStart(5, '0')}`;

interface FoundPart {
  order: OrderRecord;
  amount: Fen;
}

/** Orders that can be paid so, each by its whole price or, where it comes in parts, by no more than is left of it. */
async function findOrders(
  write: Write,
  { method, isPartial }: CashReceiptDraft,
  parts: readonly PartDraft[],
): Promise<FoundPart[]> {
  const found: FoundPart[] = [];
  for (const { orderNo, amount } of parts) {
    const order = await getOrder(write.tx, orderNo, write.actor);
    if (method === receiptMethods.yue) checkDue(order, amount);
    else if (isPartial) await checkPart(write, order, amount);
    else await checkOffline(write, order, amount);
    found.push({ order, amount });
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
  await checkOpen(write, receivedAt ?? now);
  const parts = partsIn(draft);
  const isPartial = draft.isPartial === true && parts.length > 0;
  const found = await findOrders(write, draft, parts);
  if (bizType === cashReceiptKinds.recharge) await checkRecharge(write, draft);
  const repaid = bizType === cashReceiptKinds.credit ? await checkRepayment(write, draft) : undefined;
  const pictures = vouchers ?? [];
  await checkShowable(tx, pictures);
  const receiptId = await cashReceipts.insert(write, {
    receiptNo: newReceiptNo(now),
    merId: shopOf(found.map(({ order }) => order)),
    isPartial,
    bizType,
    bizNo: repaid?.creditNo ?? numberOf(draft, parts),
    creditId: repaid?.creditId ?? null,
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
  const rows = found.map(({ order: { id: orderId, orderNo }, amount: sum }) => ({
    receiptId,
    orderId,
    orderNo,
    amount: sum,
    state: cashReceiptStates.waiting,
    isPartial,
  }));
  if (rows.length > 0) await tx.insert(cashReceiptPart).values(rows);
  if (repaid && repaid.debts.length > 0)
    await tx.insert(cashReceiptDebt).values(repaid.debts.map((debt) => ({ ...debt, receiptId })));
  await openTask(write, toCheck(await cashReceipts.get(tx, receiptId)));
  return { id: receiptId };
}
