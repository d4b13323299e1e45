import { and, asc, sql } from 'drizzle-orm';
import { DAY, HOUR, MINUTE } from '#contract/durations.ts';
import type { Answer } from '#contract/call.ts';
import { type Period, spanOf } from '#contract/date-limit.ts';
import type { deskCancelCalls } from '#contract/orders/payments/money-by-hand.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { orderSettings } from '#contract/orders/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { countUpTo } from '#server/platform/database/count-up-to.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { settingOf, settingsOf } from '#server/settings/index.ts';
import { canLeave, isOverdue, isLongUnpaid } from './conditions.ts';
import { shopsSeen, tabOfShops } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';

const COUNTED = 1000;

/** Whole minutes, so that pages asked for one after the other are the same question. */
const before = (hours: number, now: Date): Date => new Date(Math.floor((now.getTime() - hours * HOUR) / MINUTE) * MINUTE);

/** Moment before which a paid order is overdue. */
export const overdueBefore = async (db: Db, now: Date): Promise<Date> =>
  before(await settingOf(db, orderSettings.order_ship_hours), now);

const HOURS_OF_DAY = DAY / HOUR;
const longUnpaidBefore = (days: number, now: Date): Date => before(days * HOURS_OF_DAY, now);
const unpaidDays = (db: Db): Promise<number> => settingOf(db, orderSettings.order_offline_days);

interface Late {
  overdue?: boolean | undefined;
  longUnpaid?: boolean | undefined;
  shipBy?: string | undefined;
  cancelBy?: string | undefined;
}

/** Span in which orders were paid that are promised to be sent in another. */
export async function paidToShipIn(db: Db, { from, until }: Period): Promise<Period> {
  const hours = await settingOf(db, orderSettings.order_ship_hours);
  const paid = (moment: Date) => new Date(moment.getTime() - hours * HOUR);
  return { from: paid(from), until: paid(until) };
}

/** Moment before which an order to be paid by hand has been unpaid for too long. */
export const longUnpaidSince = async (db: Db, now: Date): Promise<Date> => longUnpaidBefore(await unpaidDays(db), now);

/** The filter with the moments that its deadlines come to by the settings, where it asks for such. */
export async function withDeadline<F extends Late>(db: Db, filter: F, now: Date) {
  return {
    ...filter,
    overdueBefore: filter.overdue ? await overdueBefore(db, now) : undefined,
    longUnpaidBefore: filter.longUnpaid ? await longUnpaidSince(db, now) : undefined,
    shipBy: undefined,
    paidToShip: filter.shipBy === undefined ? undefined : await paidToShipIn(db, spanOf(filter.shipBy)),
    cancelBy: undefined,
    expiring:
      filter.cancelBy === undefined ? undefined : { hours: await settingsOf(db, orderSettings), span: spanOf(filter.cancelBy) },
  };
}

export async function countOverdue(
  db: Db,
  _: object,
  { now, actor }: Pick<CallContext, 'now' | 'actor'>,
): Promise<Answer<typeof orderCalls.countOverdue>> {
  const hours = await settingOf(db, orderSettings.order_ship_hours);
  const shops = shopsSeen(actor);
  const isSeen = and(seen(order, actor), shops && sql`${tabOfShops(shops)} = 'notShipped'`);
  const [{ total, capped }, [first]] = await Promise.all([
    countUpTo(db, COUNTED, order, and(isOverdue(before(hours, now)), isSeen)),
    db.select({ payTime: order.payTime }).from(order).where(and(canLeave, isSeen)).orderBy(asc(order.payTime)).limit(1),
  ]);
  return { hours, count: total, capped, oldest: first?.payTime ?? null };
}

export async function countLongUnpaid(
  db: Db,
  _: object,
  { now, actor }: Pick<CallContext, 'now' | 'actor'>,
): Promise<Answer<typeof deskCancelCalls.countLongUnpaid>> {
  const days = await unpaidDays(db);
  const { total, capped } = await countUpTo(
    db,
    COUNTED,
    order,
    and(isLongUnpaid(longUnpaidBefore(days, now)), seen(order, actor)),
  );
  return { days, count: total, capped };
}
