import { eq } from 'drizzle-orm';
import { HOUR, MINUTE } from '#contract/durations.ts';
import { attemptKinds, attemptRefusals } from '#contract/payments/attempts.ts';
import { payTypes } from '#contract/orders/enums.ts';
import { orderSettings } from '#contract/orders/settings.ts';
import { payerAt } from '#server/customers/index.ts';
import type { PayableKind } from '#server/payments/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { canMove } from '../orders/states.ts';
import { order } from '../orders/tables.ts';
import { refuseWhilePartPaid } from '../part-payments/refuse-while-part-paid.ts';
import { markPaid } from '../payments/mark-paid.ts';

/** Time that a code of a provider lives. */
const LONGEST = 2 * HOUR;

/** A minute before the order is cancelled, so that money hardly ever comes too late. */
async function expiryOf(write: Write, { createTime, activityId, payType }: OrderRecord): Promise<Date> {
  const { order_cancel_time: hours, order_activity_time: ofActivity } = await settingsFor(write, orderSettings);
  const longest = write.now.getTime() + LONGEST;
  if (payType === 'offline' && activityId === null) return new Date(longest);
  const cancelled = createTime.getTime() + (activityId === null ? hours : ofActivity) * HOUR;
  return new Date(Math.min(longest, cancelled - MINUTE));
}

/** An order, as something that is paid through a provider. */
export const payableOrder: PayableKind = {
  kind: attemptKinds.order,
  settled: 'order.pay',
  describe: (orderNo) => `订单 ${orderNo}`,
  lock: lockOrder,
  async due(write, orderNo) {
    const found = await lockOrder(write, orderNo);
    if (found.payTime !== null) throw attemptRefusals.PAID();
    if (!canMove(found, 'pay')) throw attemptRefusals.OVER();
    await refuseWhilePartPaid(write, found);
    const { id: subjectId, payPrice: amount } = found;
    return { subjectId, amount, expiry: await expiryOf(write, found) };
  },
  async payerAt(db, orderNo, at) {
    const [found] = await db.select({ uid: order.uid }).from(order).where(eq(order.orderNo, orderNo));
    return payerAt(db, { ...at, uid: found?.uid ?? null });
  },
  async isDue(db, subjectId) {
    const [found] = await db.select({ state: order.state }).from(order).where(eq(order.id, subjectId));
    return found?.state === 'unpaid';
  },
  async settle(write, { orderNo, payType: by }, { amount, transactionNo }) {
    const { payTime, outTradeNo, payPrice, beforePayPrice } = await lockOrder(write, orderNo);
    if (payTime !== null) return outTradeNo === transactionNo;
    if (amount !== payPrice && amount !== beforePayPrice) return false;
    const payType = payTypes.values.find((each) => each === by);
    await markPaid(write, { orderNo, amount, payType, tradeNo: transactionNo });
    return true;
  },
};
