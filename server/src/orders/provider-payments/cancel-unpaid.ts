import { type SQL, and, asc, lt, not, sql } from 'drizzle-orm';
import { HOUR } from '#contract/durations.ts';
import { orderSettings } from '#contract/orders/settings.ts';
import { attemptKinds } from '#contract/payments/attempts.ts';
import { endAttempts, hasLiveAttempt } from '#server/payments/index.ts';
import { inBatches } from '#server/platform/jobs/in-batches.ts';
import { type Timer, countDue, sayDue } from '#server/platform/jobs/jobs.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor, settingsOf } from '#server/settings/index.ts';
import { giveUpOrders } from '../order-acts/give-up-orders.ts';
import { dueOrders } from '../order-acts/due-orders.ts';
import { type ExpiryHours, canExpire } from './expiry.ts';
import { order } from '../orders/tables.ts';
import { isPartPaid } from '../part-payments/queries.ts';
import { payableOrder } from './payable-order.ts';

/** Unpaid orders whose time to pay is over. */
function isOver({ order_cancel_time: hours, order_activity_time: ofActivity }: ExpiryHours, now: Date): SQL | undefined {
  const before = (long: number) => lt(order.createTime, new Date(now.getTime() - long * HOUR));
  const ofKind = sql`case when ${order.activityId} is null then ${before(hours)} else ${before(ofActivity)} end`;
  // The shorter one is told to the index.
  return and(canExpire, before(Math.min(hours, ofActivity)), ofKind);
}

const isPartlyPaid = isPartPaid(sql`${order.id}`);
const mayBePaying = hasLiveAttempt(attemptKinds.order, sql`${order.id}`);

const isToCancel = (hours: ExpiryHours, now: Date) => and(isOver(hours, now), not(mayBePaying), not(isPartlyPaid));

async function cancelBatch(write: Write): Promise<number> {
  const hours = await settingsFor(write, orderSettings);
  const due = await dueOrders(write, isToCancel(hours, write.now));
  if (due.length > 0) await giveUpOrders(write, due, { type: 'cancel', message: '到期未支付系统自动取消' });
  return due.length;
}

const MOST = 200;

/** Asks about the money of orders that are to be cancelled, and closes what nobody has paid. Answers how many it asked about. */
async function endPayments(services: Services): Promise<number> {
  const { database, clock } = services;
  const hours = await settingsOf(database.db, orderSettings);
  const found = await database.db
    .select({ id: order.id })
    .from(order)
    .where(and(isOver(hours, clock.now()), mayBePaying))
    .orderBy(asc(order.id))
    .limit(MOST);
  await tryEach(found, ({ id }) => endAttempts(services, payableOrder, [id]));
  return found.length;
}

/** Cancels orders that nobody paid within the configured hours, so that their stock comes back. Those that may be paid at this moment wait. */
export const cancelUnpaid: Timer = {
  name: 'order.cancelUnpaid',
  label: '取消超时未支付的订单',
  cron: '* * * * *',
  sleeps: true,
  async due(db, now) {
    const count = await countDue(db, order, isToCancel(await settingsOf(db, orderSettings), now));
    return sayDue(count, (n) => `取消超时未支付的订单 ${n} 笔，库存和优惠券退回`);
  },
  async run(services) {
    await inBatches(services, 'order.cancelUnpaid', cancelBatch);
    if ((await endPayments(services)) > 0) await inBatches(services, 'order.cancelUnpaid', cancelBatch);
  },
};
