import { no } from '#contract/orders/pick-up.ts';
import type { OrderRecord } from '#server/orders/index.ts';
import { checkTeam, canMove } from '#server/orders/rules.ts';

/** Refuses an order that cannot be handed out, with the sentence that says why. */
export function checkVerifiable(order: OrderRecord): void {
  if (order.isDel || order.isSystemDel || order.state === 'unpaid' || order.state === 'cancelled') {
    throw no.UNKNOWN_CODE({ code: order.verifyCode });
  }
  if (order.refundState === 'refunded') throw no.REFUNDED();
  if (order.refundState !== 'none') throw no.REFUNDING();
  checkTeam(order);
  if (!canMove(order, 'verify')) throw no.VERIFIED_ALREADY({ code: order.verifyCode });
}
