import { type SQL, and, eq, lt } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { orderSettings } from '#contract/orders/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { inBatches } from '#server/platform/jobs/in-batches.ts';
import { type Timer, countDue, sayDue } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { dueOrders } from './due-orders.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { logStep } from '../steps/log-step.ts';
import { moveOrder } from '../orders/move-order.ts';
import { order } from '../orders/tables.ts';

async function isToReceive(db: Db, now: Date): Promise<SQL | undefined> {
  const days = await settingOf(db, orderSettings.order_receive_days);
  const limit = new Date(now.getTime() - days * DAY);
  return and(eq(order.state, 'sent'), eq(order.refundState, 'none'), lt(order.shippedTime, limit));
}

async function isToComplete(db: Db, now: Date): Promise<SQL | undefined> {
  const days = await settingOf(db, orderSettings.order_auto_complete_days);
  const limit = new Date(now.getTime() - days * DAY);
  return and(eq(order.state, 'toReview'), eq(order.refundState, 'none'), lt(order.receivedTime, limit));
}

async function receiveBatch(write: Write): Promise<number> {
  const due = await dueOrders(write, await isToReceive(write.tx, write.now));
  for (const each of due) await confirmReceipt(write, each);
  return due.length;
}

async function completeBatch(write: Write): Promise<number> {
  const due = await dueOrders(write, await isToComplete(write.tx, write.now));
  for (const each of due) {
    await moveOrder(write, each, 'complete');
    await logStep(write, each.id, { type: 'check_order_over', message: '到期未评价，订单自动完成' });
  }
  return due.length;
}

/** Goods sent the configured days ago count as received, unless a refund is under way. */
export const receiveSent: Timer = {
  name: 'order.receiveSent',
  label: '超时自动确认收货',
  cron: '17 * * * *',
  sleeps: true,
  due: async (db, now) =>
    sayDue(await countDue(db, order, await isToReceive(db, now)), (n) => `自动确认收货 ${n} 笔，积分和佣金开始计算`),
  run: (context) => inBatches(context, 'order.receiveSent', receiveBatch),
};

/** Orders received the configured days ago are complete, unless a refund is under way. Nobody's words are invented for it. */
export const completeReceived: Timer = {
  name: 'order.completeReceived',
  label: '超时自动完成订单',
  cron: '27 * * * *',
  sleeps: true,
  due: async (db, now) => sayDue(await countDue(db, order, await isToComplete(db, now)), (n) => `自动完成订单 ${n} 笔`),
  run: (context) => inBatches(context, 'order.completeReceived', completeBatch),
};
