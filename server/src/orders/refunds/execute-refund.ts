import { and, asc, eq, lt } from 'drizzle-orm';
import { MINUTE } from '#contract/durations.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Job, type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { RefundAnswer } from '#server/platform/payments.ts';
import type { Services } from '#server/platform/services.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import { order } from '../orders/tables.ts';
import { queueManualRefund } from './queue-manual-refund.ts';
import { settleRefund } from './settle-refund.ts';
import { refund } from './tables.ts';

/** A refund that people pay is confirmed by them. */
const isPaying = and(eq(refund.state, 'paying'), eq(refund.byHand, false));

async function findPaying(db: Db, refundId: number) {
  const [found] = await db
    .select({
      refund,
      order: { orderNo: order.orderNo, outTradeNo: order.outTradeNo, payType: order.payType, payPrice: order.payPrice },
    })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(and(eq(refund.id, refundId), isPaying));
  return found;
}

/** Asks for the money to be paid back, and writes down what came of it. Running it again does nothing more. */
async function execute({ database, payments, write }: Services, refundId: number): Promise<void> {
  const found = await findPaying(database.db, refundId);
  if (!found) return;
  const { refundNo, amount } = found.refund;
  const { orderNo, outTradeNo: tradeNo, payType, payPrice: paid } = found.order;
  const nothingToPay: RefundAnswer = { done: true, providerNo: '' };
  const answer = amount === 0 ? nothingToPay : await payments.refund({ refundNo, orderNo, tradeNo, payType, amount, paid });
  const actor = systemActor('系统');
  if ('byHand' in answer)
    await write({ name: 'order.handOverRefund', actor }, (context) => queueManualRefund(context, { refundId, orderNo }));
  else
    await write({ name: 'order.settleRefund', actor }, (context) =>
      settleRefund(context, { refundId, orderNo, outcome: answer }),
    );
}

export const executeRefund: Job<{ refundId: number }> = {
  name: 'order.executeRefund',
  label: '办理退款',
  run: (context, { refundId }) => execute(context, refundId),
};

/** Refunds whose outcome stayed unknown are asked for again, under the same number; none waits for another. */
export const repeatRefunds: Timer = {
  name: 'order.repeatRefunds',
  label: '追查没有结果的退款',
  cron: '* * * * *',
  async run(context) {
    const limit = new Date(context.clock.now().getTime() - 2 * MINUTE);
    const due = await context.database.db
      .select({ id: refund.id })
      .from(refund)
      .where(and(isPaying, lt(refund.createTime, limit)))
      .orderBy(asc(refund.id))
      .limit(100);
    await tryEach(due, ({ id }) => execute(context, id));
  },
};
