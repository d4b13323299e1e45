import { pickUpRefusals } from '#contract/fulfilment/pick-up.ts';
import type { OrderRecord } from '#server/orders/index.ts';
import { checkTeam, canMove } from '#server/orders/rules.ts';

/** Refuses an order that cannot be handed out, with the sentence that says why. */
export function checkVerifiable(order: OrderRecord): void {
  if (order.isDel || order.isSystemDel || order.state === 'unpaid' || order.state === 'cancelled') {
    throw pickUpRefusals.UNKNOWN_CODE({ code: order.verifyCode });
  }
  if (order.refundState === 'refunded') throw pickUpRefusals.REFUNDED();
  if (order.refundState !== 'none') throw pickUpRefusals.REFUNDING();
  checkTeam(order);
  if (!canMove(order, 'verify')) throw pickUpRefusals.VERIFIED_ALREADY({ code: order.verifyCode });
}
