import { desc, eq } from 'drizzle-orm';
import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import { order } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { openTask } from '#server/tasks/index.ts';
import { DAY, ago } from '../past.ts';

const SAYS = ['没有退成：用户的收款账户已注销。请联系用户后重新退款', '支付渠道 3 天没有办结，请到商户平台核对'] as const;

/** Refunds that went wrong at the provider, one of them late, on orders whose buyers asked for their money. */
export async function seedTasks(write: Write): Promise<void> {
  const { orderNo: number, payPrice: amount } = order;
  const found = await write.tx
    .select({ number, amount })
    .from(order)
    .where(eq(order.tab, 'refunding'))
    .orderBy(desc(order.payTime))
    .limit(SAYS.length);
  for (const [at, { number: orderNo, amount: sum }] of found.entries()) {
    const [kind, says] = [taskKinds.refundTrouble, SAYS[at] ?? SAYS[0]];
    const draft = { kind, subjectKey: `order_refund:${orderNo}`, record: taskRecords.order, number: orderNo, says, amount: sum };
    await openTask(ago(write, at * 2 * DAY), draft);
  }
}
