import type { Write } from '#server/platform/write/write.ts';
import type { OrderStep } from '../steps/step.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { getOrder } from '../orders/record.ts';
import { followPayment } from './follow-payment.ts';

interface Settled {
  paid: Pick<OrderRecord, 'payTime' | 'payType' | 'outTradeNo'> & Partial<Pick<OrderRecord, 'payPrice' | 'gainIntegral'>>;
  step: OrderStep;
}

/** Payment of an order by whichever way; the caller holds it and has checked that it can be paid. */
export async function settlePayment(write: Write, found: OrderRecord, { paid, step }: Settled): Promise<OrderRecord> {
  const settled = await moveOrder(write, found, 'pay', paid);
  await followPayment(write, settled, step);
  // A group-buy finds its team by being paid.
  return settled.activityKind === null ? settled : getOrder(write.tx, settled.orderNo, write.actor);
}
