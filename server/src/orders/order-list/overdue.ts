import { and } from 'drizzle-orm';
import { HOUR, MINUTE } from '#contract/durations.ts';
import type { Answer } from '#contract/call.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { orderSettings } from '#contract/orders/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { countUpTo } from '#server/platform/database/lists/count-up-to.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { settingOf } from '#server/settings/index.ts';
import { isOverdue } from './filter.ts';
import { seenOrders } from '../orders/queries.ts';
import { order } from '../orders/tables.ts';

const COUNTED = 1000;

/** Whole minutes, so that pages asked for one after the other are the same question. */
const before = (hours: number, now: Date): Date => new Date(Math.floor((now.getTime() - hours * HOUR) / MINUTE) * MINUTE);

/** Moment before which a paid order is overdue. */
export const overdueBefore = async (db: Db, now: Date): Promise<Date> =>
  before(await settingOf(db, orderSettings.order_ship_hours), now);

/** The filter with the moment before which a paid order is overdue, where it asks for such. */
export async function withDeadline<F extends { overdue?: boolean | undefined }>(db: Db, filter: F, now: Date) {
  if (!filter.overdue) return { ...filter, overdueBefore: undefined };
  return { ...filter, overdueBefore: await overdueBefore(db, now) };
}

export async function countOverdue(
  db: Db,
  _: object,
  { now, actor }: Pick<Asked, 'now' | 'actor'>,
): Promise<Answer<typeof orderCalls.countOverdue>> {
  const hours = await settingOf(db, orderSettings.order_ship_hours);
  const { total, capped } = await countUpTo(db, COUNTED, order, and(isOverdue(before(hours, now)), seenOrders(actor)));
  return { hours, count: total, capped };
}
