import { freezePoints } from '#server/customers/index.ts';
import { freezeCommission } from '#server/distribution/index.ts';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';

/** Consequences of the goods in the customer's hands, whether they were sent or fetched. */
export async function followReceipt(write: Write, found: { id: number; orderNo: string }, message: string): Promise<void> {
  await logStep(write, found.id, { type: 'user_take_delivery', message });
  await notify(write, 'receiptGoods', found.orderNo);
  await notify(write, 'adminReceiptGoods', found.orderNo);
  await freezePoints(write, found);
  await freezeCommission(write, found);
}
