import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ShippingState } from '#contract/fulfilment/shipping-information.ts';
import type { OrderState } from '#contract/orders/enums.ts';
import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import { shippingInformation } from '#server/fulfilment/index.ts';
import { freezeMoney, order } from '#server/orders/index.ts';
import { paymentAttempt } from '#server/payments/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { openTask } from '#server/tasks/index.ts';
import { DAY_MS } from '../past.ts';

const LEFT = ['sent', 'toReview', 'done'] as const;
const states: Readonly<Partial<Record<OrderState, ShippingState>>> = { sent: 'uploaded', toReview: 'received', done: 'settled' };
const WHY = '微信不认这个快递单号';

/** Sendings of the last days as WeChat was told of them: the latest parcel was refused, and its money waits for people. */
export async function seedShipping(write: Write): Promise<void> {
  const { tx, now } = write;
  const paid = await tx
    .select({
      orderId: order.id,
      attemptId: paymentAttempt.id,
      orderNo: order.orderNo,
      amount: order.payPrice,
      state: order.state,
      sent: order.shippedTime,
    })
    .from(paymentAttempt)
    .innerJoin(order, and(eq(order.id, paymentAttempt.subjectId), eq(paymentAttempt.kind, 'order')))
    .where(and(eq(paymentAttempt.channel, 'routine'), inArray(order.state, [...LEFT])))
    .orderBy(sql`${order.shippedTime} desc nulls last`);
  for (const [place, { orderNo, amount, state: of, sent, ...keys }] of paid.entries()) {
    const at = sent ?? now;
    const later = (days: number) => new Date(at.getTime() + days * DAY_MS);
    const isRefused = place === 0;
    const state = isRefused ? 'failed' : (states[of] ?? 'uploaded');
    const told = { isWhole: true, timesWhole: 1, parcels: 1, uploadedTime: at, estimatedTime: later(10) };
    const received = state === 'received' || state === 'settled' ? ({ receivedTime: now, receivedBy: 'byHand' } as const) : {};
    await tx.insert(shippingInformation).values({
      ...keys,
      state,
      ...(isRefused ? { why: WHY, asks: 1 } : { ...told, ...received }),
      ...(state === 'settled' && { settledTime: now }),
      createTime: at,
      updateTime: at,
    });
    if (!isRefused) continue;
    await freezeMoney(write, { orderId: keys.orderId, isFrozen: true });
    const says = `${WHY}。改正后请在订单里点“重新上传”，否则微信不结算这笔货款`;
    await openTask(write, {
      kind: taskKinds.shipping,
      subjectKey: `shipping:${orderNo}`,
      record: taskRecords.order,
      number: orderNo,
      says,
      amount,
    });
  }
}
