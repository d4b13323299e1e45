import type { Input } from '#contract/call.ts';
import type { orderMoneyCalls } from '#contract/orders/payments/order-money.ts';
import { attemptKinds } from '#contract/payments/attempts.ts';
import { disbursementKinds } from '#contract/payments/disbursements.ts';
import type { MoneyTimeline } from '#contract/payments/timeline.ts';
import { moneyTimeline, timelineWithoutAmounts } from '#server/payments/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { getOrder } from '../orders/record.ts';
import { seenBy } from '../orders/without-amounts.ts';

const { orderRefund, orderSurplus } = disbursementKinds;

/** Money of an order through providers. */
export async function orderMoney(
  db: Db,
  { orderNo }: Input<typeof orderMoneyCalls.moneyTimeline>,
  { actor }: CallContext,
): Promise<MoneyTimeline> {
  const { id: subjectId } = await getOrder(db, orderNo, actor);
  const paid = { kind: attemptKinds.order, subjectId };
  const timeline = await moneyTimeline(db, { paid, orderNo, purposes: [orderRefund, orderSurplus] });
  return seenBy(actor, timeline, timelineWithoutAmounts);
}
