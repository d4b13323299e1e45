import { partPaymentRefusals } from '#contract/orders/part-payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { partsPaid } from './queries.ts';

/** Refuses what must not happen to an order while a part of its price is there. The caller holds it. */
export async function refuseWhilePartPaid({ tx }: Write, { id, orderNo }: Pick<OrderRecord, 'id' | 'orderNo'>): Promise<void> {
  const paid = (await partsPaid(tx, [id])).get(id);
  if (paid !== undefined) throw partPaymentRefusals.STANDS({ orderNo, paid });
}
