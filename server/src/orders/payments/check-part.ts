import type { Fen } from '#contract/fen.ts';
import { partPaymentRefusals } from '#contract/orders/payments/part-payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { checkAccepted } from './check-accepted.ts';
import { checkDue } from './check-due.ts';
import { partsPaid } from '../part-payments/queries.ts';

/** Refuses more than is left of the price of an order; answers what is left after it. */
export async function checkPart(write: Write, found: OrderRecord, amount: Fen): Promise<Fen> {
  checkDue(found, found.payPrice);
  await checkAccepted(write, found);
  const left = found.payPrice - ((await partsPaid(write.tx, [found.id])).get(found.id) ?? 0);
  if (amount > left) throw partPaymentRefusals.TOO_MUCH({ left });
  return left - amount;
}
