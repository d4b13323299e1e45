import { type Period, namedPeriods } from '#contract/date-limit.ts';
import { showMoment, startOfDay } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import type { OrderChart } from '#contract/order-figures/order-chart.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type Buckets, type Grain, bucketsOf, previousPeriod } from '#server/platform/series/buckets.ts';
import { takings } from './takings.ts';

interface Chart {
  period(now: Date): Period;
  grain: Grain;
  /** The key of a bucket on the wire. */
  label(start: Date, index: number): string;
}

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
const MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'].map((digits) => `${digits}月`);

export const charts = {
  days: {
    period: (now) => ({ from: startOfDay(now, -30), until: startOfDay(now, 1) }),
    grain: 'day',
    label: (start) => showMoment(start).slice(5, 10),
  },
  week: { period: namedPeriods.week, grain: 'day', label: (_, index) => WEEKDAYS[index] ?? '' },
  month: { period: namedPeriods.month, grain: 'day', label: (_, index) => `${index + 1}` },
  year: { period: namedPeriods.year, grain: 'month', label: (_, index) => MONTHS[index] ?? '' },
} satisfies Record<string, Chart>;

/** Two statements, however long the period; each bucket under its label. */
export async function chartOrders(
  db: Db,
  chart: Chart,
  { now, actor }: Pick<CallContext, 'now' | 'actor'>,
  figuresOf = takings,
): Promise<OrderChart> {
  const period = chart.period(now);
  const labelled = (figures: readonly number[], { starts }: Buckets) =>
    Object.fromEntries(starts.map((start, index) => [chart.label(start, index), figures[index] ?? 0]));
  const read = async (buckets: Buckets) => {
    const { quality, price } = await figuresOf(db, buckets, actor);
    return { quality: labelled(quality, buckets), price: holds(actor, seeAmounts) ? labelled(price, buckets) : null };
  };
  const [current, previous] = await Promise.all([
    read(bucketsOf(period, chart.grain)),
    read(bucketsOf(previousPeriod(period), chart.grain)),
  ]);
  return { ...current, preQuality: previous.quality, prePrice: previous.price };
}
