import { and, asc, eq, getTableColumns, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { DAY, HOUR } from '#contract/durations.ts';
import { orderSettings } from '#contract/orders/settings.ts';
import { BATCH, inBatches } from '#server/platform/jobs/in-batches.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf, settingsFor } from '#server/settings/index.ts';
import { giveUpOrders } from './give-up-orders.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { logStep } from '../orders/log-step.ts';
import { moveOrder } from '../orders/move-order.ts';
import { order } from '../orders/tables.ts';

const { id, state, refundState, orderNo, uid, useIntegral, couponId, activityId } = getTableColumns(order);
const standing = { id, state, refundState, orderNo, uid, useIntegral, couponId, activityId };

const dueOrders = ({ tx }: Write, due: ReturnType<typeof and>) =>
  tx.select(standing).from(order).where(due).orderBy(asc(order.id)).limit(BATCH).for('update', { skipLocked: true });

async function cancelBatch(write: Write): Promise<number> {
  const { order_cancel_time: hours, order_activity_time: ofActivity } = await settingsFor(write, orderSettings);
  const before = (long: number) => lt(order.createTime, new Date(write.now.getTime() - long * HOUR));
  const isOver = sql`case when ${order.activityId} is null then ${before(hours)} else ${before(ofActivity)} end`;
  // Money that changes hands on delivery or at the counter comes later; only the quota of an activity does not wait for it.
  const isOnline = or(ne(order.payType, 'offline'), isNotNull(order.activityId));
  // The shorter one is told to the index.
  const due = await dueOrders(write, and(eq(order.state, 'unpaid'), before(Math.min(hours, ofActivity)), isOver, isOnline));
  if (due.length > 0) await giveUpOrders(write, due, { type: 'cancel', message: '到期未支付系统自动取消' });
  return due.length;
}

async function receiveBatch(write: Write): Promise<number> {
  const days = await settingOf(write.tx, orderSettings.order_receive_days);
  const limit = new Date(write.now.getTime() - days * DAY);
  const due = await dueOrders(write, and(eq(order.state, 'sent'), eq(order.refundState, 'none'), lt(order.shippedTime, limit)));
  for (const each of due) await confirmReceipt(write, each);
  return due.length;
}

async function completeBatch(write: Write): Promise<number> {
  const days = await settingOf(write.tx, orderSettings.order_auto_complete_days);
  const limit = new Date(write.now.getTime() - days * DAY);
  const isOver = and(eq(order.state, 'toReview'), eq(order.refundState, 'none'), lt(order.receivedTime, limit));
  const due = await dueOrders(write, isOver);
  for (const each of due) {
    await moveOrder(write, each, 'complete');
    await logStep(write, each.id, { type: 'check_order_over', message: '到期未评价，订单自动完成' });
  }
  return due.length;
}

/** An order nobody paid within the configured hours gives its stock back, unless it is to be paid by hand. */
export const cancelUnpaid: Timer = {
  name: 'order.cancelUnpaid',
  label: '取消超时未支付的订单',
  cron: '* * * * *',
  run: (context) => inBatches(context, 'order.cancelUnpaid', cancelBatch),
};

/** Goods sent the configured days ago count as received, unless a refund is under way. */
export const receiveSent: Timer = {
  name: 'order.receiveSent',
  label: '超时自动确认收货',
  cron: '17 * * * *',
  run: (context) => inBatches(context, 'order.receiveSent', receiveBatch),
};

/** Orders received the configured days ago are complete, unless a refund is under way. Nobody's words are invented for it. */
export const completeReceived: Timer = {
  name: 'order.completeReceived',
  label: '超时自动完成订单',
  cron: '27 * * * *',
  run: (context) => inBatches(context, 'order.completeReceived', completeBatch),
};
