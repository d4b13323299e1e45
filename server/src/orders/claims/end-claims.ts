import { and, asc, eq, getTableColumns, isNotNull, lt, or, sql } from 'drizzle-orm';
import { HOUR } from '#contract/durations.ts';
import { orderSettings } from '#contract/orders/settings.ts';
import { admin } from '#server/access/index.ts';
import { BATCH, inBatches } from '#server/platform/jobs/in-batches.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { logStep } from '../steps/log-step.ts';
import { order } from '../orders/tables.ts';
import { clearHandler } from './queries.ts';

const NAME = 'order.endClaims';
const { id, handlerName } = getTableColumns(order);

async function endBatch(write: Write): Promise<number> {
  const { tx, now } = write;
  const hours = await settingOf(tx, orderSettings.order_claim_hours);
  const isAway = sql<boolean>`(not ${admin.status} or ${admin.isDel})`;
  const isOver = lt(order.handledSince, new Date(now.getTime() - hours * HOUR));
  const due = await tx
    .select({ id, handlerName, isAway })
    .from(order)
    .innerJoin(admin, eq(admin.id, order.handlerId))
    .where(and(isNotNull(order.handlerId), or(isOver, isAway)))
    .orderBy(asc(order.id))
    .limit(BATCH)
    .for('update', { of: order, skipLocked: true });
  for (const each of due) {
    await clearHandler(tx, each.id);
    const why = each.isAway ? `${each.handlerName} 的账号已停用` : `${each.handlerName} 超过 ${hours} 小时没有处理完`;
    await logStep(write, each.id, { type: 'release', message: `${why}，自动放回` });
  }
  return due.length;
}

/** An order that its handler did not see to in the configured hours, or whose handler is gone, is everybody's again. */
export const endClaims: Timer = {
  name: NAME,
  label: '放回接手后没有处理完的订单',
  cron: '* * * * *',
  sleeps: false,
  run: (context) => inBatches(context, NAME, endBatch),
};
