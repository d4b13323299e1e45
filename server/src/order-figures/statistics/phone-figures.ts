import { and, isNotNull, min, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type Period, periodOf } from '#contract/date-limit.ts';
import { DAY } from '#contract/durations.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { showDay, startOfDay, startOfMonth } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import {
  directions,
  measures,
  orderStatisticsRefusals,
  type phoneStatisticsCalls,
} from '#contract/order-figures/phone-statistics.ts';
import { type Actor, holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { scopeOn, seen } from '#server/platform/scope/scoped.ts';
import { offsetOf } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { bucketsOf, comparedSoFar, previousPeriod } from '#server/platform/series/buckets.ts';
import type { CountOf } from '#server/platform/tally/counts.ts';
import { countOrdersSeen as countsSeen, order } from '#server/orders/index.ts';
import { growthOf } from './growth.ts';
import { takings } from './takings.ts';

type FigureCalls = typeof phoneStatisticsCalls;

const LONGEST_TREND = 3 * 366 * DAY;

const total = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

/** Orders and turnover of a period, as one sum each. */
async function sumsOf(db: Db, period: Period, actor: Actor) {
  const { quality, price } = await takings(db, { starts: [period.from], until: period.until }, actor);
  return { count: total(quality), price: total(price) };
}

/** Orders and turnover of all times: kept for the shop, added up for whoever sees a part of the orders. */
const sumsOfAll = async (db: Db, of: CountOf, until: Date, actor: Actor) =>
  scopeOn(order, actor) === undefined
    ? { count: of('paid'), price: of('paidPrice') }
    : sumsOf(db, { from: new Date(0), until }, actor);

export async function staffFigures(db: Db, _: object, { now, actor }: CallContext): Promise<Answer<FigureCalls['figures']>> {
  const today = { from: startOfDay(now), until: startOfDay(now, 1) };
  const [of, day, dayBefore, month] = await Promise.all([
    countsSeen(db, actor),
    sumsOf(db, today, actor),
    sumsOf(db, previousPeriod(today), actor),
    sumsOf(db, { from: startOfMonth(now), until: today.until }, actor),
  ]);
  const ever = await sumsOfAll(db, of, today.until, actor);
  const price = (fen: number) => (holds(actor, seeAmounts) ? fen : null);
  return {
    orderCount: ever.count,
    sumPrice: price(ever.price),
    unpaidCount: of('unPaid'),
    unshippedCount: of('notShipped'),
    toSendCount: of('toSend'),
    toHandOutCount: of('toHandOut'),
    receivedCount: of('spike'),
    verificationCount: of('toBeWrittenOff'),
    completeCount: of('complete'),
    refundCount: of('refunding') + of('refunded'),
    refundingCount: of('refunding'),
    evaluatedCount: null,
    todayCount: day.count,
    todayPrice: price(day.price),
    proCount: dayBefore.count,
    proPrice: price(dayBefore.price),
    monthCount: month.count,
    monthPrice: price(month.price),
  };
}

/** Period from the first payment until now; today where there was none. */
async function sinceFirstPayment(db: Db, now: Date, actor: Actor): Promise<Period> {
  const [row] = await db
    .select({ first: min(order.payTime) })
    .from(order)
    .where(and(sql`not ${order.isSystemDel}`, seen(order, actor), isNotNull(order.payTime)));
  return { from: startOfDay(row?.first ?? now), until: startOfDay(now, 1) };
}

/** Page of days, from sums that are kept by day. */
export async function figuresByDay(
  db: Db,
  { dateLimit, ...paging }: Input<FigureCalls['figuresByDay']>,
  { now, actor }: CallContext,
): Promise<Answer<FigureCalls['figuresByDay']>> {
  const always = await sinceFirstPayment(db, now, actor);
  const asked = periodOf(dateLimit, now) ?? always;
  const from = new Date(Math.max(asked.from.getTime(), always.from.getTime()));
  const end = new Date(Math.min(asked.until.getTime(), always.until.getTime()));
  if (offsetOf(paging) * DAY >= end.getTime() - from.getTime()) return [];
  const until = startOfDay(end, -offsetOf(paging));
  const first = startOfDay(until, -paging.limit);
  const buckets = bucketsOf({ from: first < from ? from : first, until }, 'day');
  const { quality, price } = await takings(db, buckets, actor);
  const days = buckets.starts.map((start, index) => ({
    time: showDay(start),
    count: quality[index] ?? 0,
    price: holds(actor, seeAmounts) ? (price[index] ?? 0) : null,
  }));
  return days.toReversed();
}

export async function trendOf(
  db: Db,
  { dateLimit, type }: Input<FigureCalls['trend']>,
  { now, actor }: CallContext,
): Promise<Answer<FigureCalls['trend']>> {
  if (type === measures.price && !holds(actor, seeAmounts)) throw orderStatisticsRefusals.NO_AMOUNTS();
  const period = periodOf(dateLimit, now) ?? { from: startOfDay(now), until: startOfDay(now, 1) };
  if (period.until.getTime() - period.from.getTime() > LONGEST_TREND) throw orderStatisticsRefusals.TOO_LONG();
  const days = comparedSoFar(period, now);
  const buckets = bucketsOf(days.current, 'day');
  const [current, before] = await Promise.all([takings(db, buckets, actor), sumsOf(db, days.previous, actor)]);
  const [figures, previous] = type === measures.price ? [current.price, before.price] : [current.quality, before.count];
  const say = (figure: number) => (type === measures.price ? yuanOfFen(figure) : String(figure));
  const { rate, difference } = growthOf(total(figures), previous);
  return {
    chart: buckets.starts.map((start, index) => ({ num: say(figures[index] ?? 0), time: showDay(start) })),
    growthRate: Math.abs(rate),
    increaseTime: say(Math.abs(difference)),
    increaseTimeStatus: difference < 0 ? directions.down : directions.up,
    time: say(total(figures)),
  };
}
