import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { refuseWhilePartPaid } from '../part-payments/refuse-while-part-paid.ts';
import { checkDue } from '../payments/check-due.ts';

/** An order that can be settled on credit, which it locks. */
export async function lockForCredit(write: Write, orderNo: string): Promise<OrderRecord> {
  const found = await lockOrder(write, orderNo);
  checkDue(found, found.payPrice);
  await refuseWhilePartPaid(write, found);
  return found;
}
