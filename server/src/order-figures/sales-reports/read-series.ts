import { sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { Period } from '#contract/date-limit.ts';
import { showDay } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import type { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type Grain, bucketsOf } from '#server/platform/series/buckets.ts';
import { type SummedRow, figuresIn } from './figures.ts';
import { byKey, byMonth, keyingOf, partsOf, sumsOf } from './parts.ts';
import { daysIn, sidesOf } from './sides.ts';

type Series = Answer<typeof salesReportCalls.series>;

/** Points beyond which days are too many to be told apart. */
const DAYS_MAX = 92;
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

const grainOf = (period: Period): Series['grain'] =>
  daysIn(period) === 1 ? 'hour' : daysIn(period) <= DAYS_MAX ? 'day' : 'month';

const keyings = { hour: byKey('hour'), day: keyingOf('day'), month: byMonth } as const;

const startsOf = (period: Period, grain: Grain) => bucketsOf(period, grain).starts.map(showDay);

/** Keys of the points of a period in their order, each with its label. */
function pointsOf(period: Period, grain: Series['grain']): (readonly [key: string, label: string])[] {
  if (grain === 'hour') return HOURS.map((hour) => [hour, `${hour}:00`]);
  if (grain === 'day') return startsOf(period, 'day').map((day) => [day, day]);
  return [...new Set(startsOf(period, 'day').map((day) => day.slice(0, 7)))].map((month) => [month, month]);
}

/** Figures along the two periods, each over its own points. */
export async function readSeries(
  db: Db,
  asked: Input<typeof salesReportCalls.series>,
  { now, actor }: Pick<CallContext, 'now' | 'actor'>,
): Promise<Series> {
  const sides = sidesOf(asked, now);
  const seesAmounts = holds(actor, seeAmounts);
  const grain = grainOf(sides.current);
  const parts = await partsOf(db, sides, keyings[grain], actor);
  const { rows } = await db.execute<SummedRow & { key: string }>(
    sql`select key, ${sumsOf(1)}, ${sumsOf(2)} from (${parts}) parts group by key`,
  );
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const drawn = (keys: readonly string[], labels: readonly string[], n: number) =>
    labels.map((label, index) => ({ label, figures: figuresIn(rowOf.get(keys[index] ?? '') ?? {}, n, seesAmounts) }));
  const points = pointsOf(sides.current, grain);
  const { compared } = sides;
  if (!compared)
    return {
      grain,
      points: drawn(
        points.map(([key]) => key),
        points.map(([, label]) => label),
        1,
      ),
      before: null,
    };
  const others = pointsOf(compared, grain);
  // Days of the compared period are keyed by those that they stand beside, which may go on beyond the period itself.
  const until = new Date(sides.current.from.getTime() + (compared.until.getTime() - compared.from.getTime()));
  const beside = grain === 'day' ? pointsOf({ from: sides.current.from, until }, grain) : others;
  return {
    grain,
    points: drawn(
      points.map(([key]) => key),
      points.map(([, label]) => label),
      1,
    ),
    before: drawn(
      beside.map(([key]) => key),
      others.map(([, label]) => label),
      2,
    ),
  };
}
