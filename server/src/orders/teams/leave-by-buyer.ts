import { teamRefusals, teamStates } from '#contract/marketing/teams.ts';
import { lockTeamOf, teams } from '#server/marketing/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { cancelOrder } from '../order-acts/cancel-order.ts';
import { logStep } from '../steps/log-step.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { getOrder, lockOrder } from '../orders/record.ts';
import { isGroupBuy, refundableOf } from '../orders/rules.ts';
import { canMove } from '../orders/states.ts';
import { beginRefund } from '../refunds/begin-refund.ts';

/** The team first, then the order: as whoever completes a team, who holds it and moves the orders of its members. */
async function lockBoth(write: Write, orderNo: string) {
  const { payTime, teamId } = await getOrder(write.tx, orderNo, write.actor);
  if (payTime !== null && teamId !== null) await teams.lock(write.tx, teamId);
  const order = await lockOrder(write, orderNo);
  return { order, found: await lockTeamOf(write.tx, orderNo) };
}

/**
 * Leaves a running team by the customer: nothing has left the shop, so that all the money goes back without asking. An unpaid
 * order is in no team and is cancelled. An order that left before, or whose team has failed, is answered as it stands.
 */
export async function leaveByBuyer(write: Write, { orderNo }: { orderNo: string }): Promise<OrderRecord> {
  const { order, found } = await lockBoth(write, orderNo);
  const isUnpaid = order.state === 'unpaid' || order.state === 'cancelled';
  if (!isGroupBuy(order) || !(found || isUnpaid)) throw teamRefusals.NOT_IN();
  if (!found) return cancelOrder(write, { orderNo });
  const { team, member } = found;
  if (team.status === teamStates.succeeded && !member.isOut) throw teamRefusals.COMPLETE();
  if (team.status === teamStates.failed || member.isOut) return order;
  if (write.now >= team.stopTime) throw teamRefusals.TIME_OVER();
  if (!canMove(order, 'begin')) throw teamRefusals.IN_REFUND();
  await logStep(write, order.id, { type: 'apply_refund', message: '用户退出拼团，款项自动退回' });
  await beginRefund(write, order, { amount: refundableOf(order), reason: '用户退出拼团，自动退款', restock: true });
  return getOrder(write.tx, orderNo, write.actor);
}
