import type { Answer, Input } from '#contract/call.ts';
import { type claimCalls, sendRight } from '#contract/orders/claims.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { holds, mayCall, scopeOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { overdueBefore } from '../order-list/overdue.ts';
import { claimOrder } from './claim-order.ts';
import { findToRefund, findToSend } from './queries.ts';

/** Orders that are overdue go first, then customers who wait for an answer, then the rest. */
async function findNext(write: Write, passed: readonly string[]): Promise<string | undefined> {
  const { tx, actor, now } = write;
  const toSend = holds(actor, sendRight) && scopeOf(actor).points === undefined ? await findToSend(tx, actor, passed) : undefined;
  if (toSend?.payTime && toSend.payTime < (await overdueBefore(tx, now))) return toSend.orderNo;
  const toRefund = mayCall(actor, refundCalls.agreeRefund) ? await findToRefund(tx, actor, passed) : undefined;
  return (toRefund ?? toSend)?.orderNo;
}

/** Two who ask at once pass over the row that the other has locked, and get two orders. */
export async function claimNext(
  write: Write,
  { passed }: Input<typeof claimCalls.claimNext>,
): Promise<Answer<typeof claimCalls.claimNext>> {
  const orderNo = await findNext(write, passed);
  if (orderNo === undefined) return { orderNo: null };
  await claimOrder(write, { orderNo });
  return { orderNo };
}
