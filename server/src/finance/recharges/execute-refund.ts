import { MINUTE } from '#contract/durations.ts';
import { type Job, type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import { queueManualRechargeRefund } from './queue-manual-recharge-refund.ts';
import { findPaying, payingBefore } from './queries.ts';
import { settleRechargeRefund } from './settle-recharge-refund.ts';

/** Asks for the money to be paid back, and writes down what came of it. Running it again does nothing more. */
async function execute({ database, payments, write }: Services, refundId: number): Promise<void> {
  const found = await findPaying(database.db, refundId);
  if (!found) return;
  const { refundNo, amount, orderNo, tradeNo, payType, paid } = found;
  const answer = await payments.refund({ refundNo, orderNo, tradeNo, payType, amount, paid });
  const actor = systemActor('系统');
  if ('byHand' in answer)
    await write({ name: 'user_recharge.handOverRefund', actor }, (context) =>
      queueManualRechargeRefund(context, { refundId, orderNo }),
    );
  else
    await write({ name: 'user_recharge.settleRefund', actor }, (context) =>
      settleRechargeRefund(context, { refundId, outcome: answer }),
    );
}

export const executeRechargeRefund: Job<{ refundId: number }> = {
  name: 'recharge.executeRefund',
  label: '办理充值退款',
  run: (context, { refundId }) => execute(context, refundId),
};

/** Refunds whose outcome stayed unknown are asked for again, under the same number. */
export const repeatRechargeRefunds: Timer = {
  name: 'recharge.repeatRefunds',
  label: '追查没有结果的充值退款',
  cron: '* * * * *',
  async run(context) {
    const due = await payingBefore(context.database.db, new Date(context.clock.now().getTime() - 2 * MINUTE));
    await tryEach(due, (id) => execute(context, id));
  },
};
