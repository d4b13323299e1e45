import type { Fen } from '#contract/fen.ts';
import { offlinePaymentRefusals } from '#contract/orders/payments/offline-payments.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { canMove } from '../orders/states.ts';

/** Refuses money for an order that waits for none, or for another sum. */
export function checkDue(found: OrderRecord, amount: Fen): void {
  if (found.payTime !== null) throw offlinePaymentRefusals.PAID();
  if (found.isDel || !canMove(found, 'pay')) throw offlinePaymentRefusals.GONE();
  if (amount !== found.payPrice) throw offlinePaymentRefusals.AMOUNT();
}
