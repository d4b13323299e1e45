import { and, eq, inArray } from 'drizzle-orm';
import { cashReceiptRefusals } from '#contract/cashier/cash-receipt-refusals.ts';
import { cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';
import { labelOf } from '#contract/choices.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask } from '#server/tasks/index.ts';
import { cashReceipts } from './queries.ts';
import { type CashReceiptAct, cashReceiptMoves } from './states.ts';
import { type CashReceiptRecord, cashReceipt, cashReceiptPart } from './tables.ts';
import { checkOf } from './task-drafts.ts';

type ReceiptChange = Partial<Pick<CashReceiptRecord, 'confirmer' | 'confirmTime' | 'voider' | 'voidTime' | 'voidReason'>>;

/** Moves a receipt with its parts, and ends its task; the only writer of `status` after the first. Of two at once, the second finds it moved. */
export async function moveReceipt(write: Write, id: number, act: CashReceiptAct, set: ReceiptChange): Promise<CashReceiptRecord> {
  const { tx, now } = write;
  const { from, to } = cashReceiptMoves[act];
  const [moved] = await tx
    .update(cashReceipt)
    .set({ ...set, status: to, updateTime: now })
    .where(and(eq(cashReceipt.id, id), inArray(cashReceipt.status, [...from])))
    .returning();
  if (!moved) {
    const { status } = await cashReceipts.get(tx, id);
    throw cashReceiptRefusals.MOVED({ state: labelOf(cashReceiptStates, status) ?? '' });
  }
  await tx.update(cashReceiptPart).set({ state: to }).where(eq(cashReceiptPart.receiptId, id));
  await finishTask(write, checkOf(moved));
  return moved;
}
