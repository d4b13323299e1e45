import type { Fen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { refuseWhilePartPaid } from '../part-payments/refuse-while-part-paid.ts';
import { checkAccepted } from './check-accepted.ts';
import { checkDue } from './check-due.ts';

/** Refuses the whole price that staff have counted for an order that cannot be paid so. */
export async function checkOffline(write: Write, found: OrderRecord, amount: Fen): Promise<void> {
  checkDue(found, amount);
  await checkAccepted(write, found);
  await refuseWhilePartPaid(write, found);
}
