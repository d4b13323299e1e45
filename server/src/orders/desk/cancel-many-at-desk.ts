import type { Answer, Input } from '#contract/call.ts';
import type { deskCancelCalls } from '#contract/orders/payments/money-by-hand.ts';
import { attemptKinds } from '#contract/payments/attempts.ts';
import { liveAttempts } from '#server/payments/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrders } from '../orders/record.ts';
import { giveUpOrders } from '../order-acts/give-up-orders.ts';
import { partsPaid } from '../part-payments/queries.ts';
import { isLeftToStaff } from './rules.ts';

/** Cancels orders that the timer leaves to staff; one that was paid meanwhile, in part, or may be paid at this moment, stays. */
export async function cancelManyAtDesk(
  write: Write,
  { ids }: Input<typeof deskCancelCalls.deskCancelMany>,
): Promise<Answer<typeof deskCancelCalls.deskCancelMany>> {
  const found = await lockOrders(write, ids);
  const live = await liveAttempts(write.tx, attemptKinds.order, ids);
  const paid = await partsPaid(write.tx, ids);
  const held = new Set([...live.map(({ subjectId }) => subjectId), ...paid.keys()]);
  const unpaid = found.filter((each) => each.state === 'unpaid' && isLeftToStaff(each) && !held.has(each.id));
  const unchanged = found.filter(({ state }) => state === 'cancelled').length;
  if (unpaid.length > 0) await giveUpOrders(write, unpaid, { type: 'cancel_order', message: '取消订单' });
  const changed = unpaid.length;
  return { changed, unchanged, refused: found.length - changed - unchanged, missing: new Set(ids).size - found.length };
}
