import type { CashReceiptDraft } from '#contract/cashier/cash-receipt-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertReceipt } from './insert-receipt.ts';

export async function saveReceipt(write: Write, draft: CashReceiptDraft): Promise<null> {
  await insertReceipt(write, draft);
  return null;
}
