import { partPaymentRefusals } from '#contract/orders/payments/part-payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { partsPaid } from './queries.ts';

/** Refuses what must not happen to orders while a part of a price is there. The caller holds them. */
export async function refuseWhilePartPaid(
  { tx }: Write,
  ...orders: readonly Pick<OrderRecord, 'id' | 'orderNo'>[]
): Promise<void> {
  const paid = await partsPaid(
    tx,
    orders.map(({ id }) => id),
  );
  for (const { id, orderNo } of orders) {
    const sum = paid.get(id);
    if (sum !== undefined) throw partPaymentRefusals.STANDS({ orderNo, paid: sum });
  }
}
