import { and, asc, eq, getTableColumns, lt } from 'drizzle-orm';
import { DAY, HOUR } from '#contract/durations.ts';
import { orderSettings } from '#contract/orders/settings.ts';
import { BATCH, inBatches } from '#server/platform/jobs/in-batches.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { giveUpOrders } from './give-up-orders.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { order } from '../orders/tables.ts';

const { id, state, refundState, orderNo, uid, useIntegral, couponId, activityId } = getTableColumns(order);
const standing = { id, state, refundState, orderNo, uid, useIntegral, couponId, activityId };

const dueOrders = ({ tx }: Write, due: ReturnType<typeof and>) =>
  tx.select(standing).from(order).where(due).orderBy(asc(order.id)).limit(BATCH).for('update', { skipLocked: true });

async function cancelBatch(write: Write): Promise<number> {
  const hours = await settingOf(write.tx, orderSettings.order_cancel_time);
  const limit = new Date(write.now.getTime() - hours * HOUR);
  const due = await dueOrders(write, and(eq(order.state, 'unpaid'), lt(order.createTime, limit)));
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

/** An order nobody paid within the configured hours gives its stock back. */
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
