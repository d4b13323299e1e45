import { attemptKinds } from '#contract/payments/attempts.ts';
import { returnCoupon } from '#server/coupons/index.ts';
import { movePoints } from '#server/customers/index.ts';
import { refuseWhileLive } from '#server/payments/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import type { OrderStep } from '../steps/step.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { refuseWhilePartPaid } from '../part-payments/refuse-while-part-paid.ts';
import { followers } from './given-up.ts';
import { returnStock } from './return-stock.ts';

type Unpaid = Pick<OrderRecord, 'id' | 'state' | 'refundState' | 'orderNo' | 'uid' | 'useIntegral' | 'couponId' | 'activityId'>;

/** Cancels orders that will not be paid. The caller has locked their rows, has seen that they are unpaid, and has ended their payments; one that is partly paid refuses them all. */
export async function giveUpOrders(write: Write, orders: readonly Unpaid[], step: OrderStep): Promise<void> {
  await refuseWhileLive(
    write,
    attemptKinds.order,
    orders.map(({ id }) => id),
  );
  // A part may have come after the caller chose the orders: parts are written beside an order, not to it.
  await refuseWhilePartPaid(write, ...orders);
  for (const each of orders) {
    await moveOrder(write, each, 'cancel', { isDel: true, cancelTime: write.now, backIntegral: each.useIntegral });
    await logStep(write, each.id, step);
    await returnToBuyer(write, each);
  }
  await returnStock(write, orders);
  for (const follow of followers) await follow(write, orders);
}

/** Points and coupon come back to whoever spent them. */
async function returnToBuyer(write: Write, { orderNo, uid, useIntegral: integral, couponId }: Unpaid): Promise<void> {
  if (couponId !== null) await returnCoupon(write, { id: couponId });
  if (uid === null) return;
  await movePoints(write, { uid, kind: 'giveBack', integral, orderNo, mark: `订单取消，返还抵扣的${integral}积分` });
}
