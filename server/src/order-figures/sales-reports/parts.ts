import { type SQL, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { DAY } from '#contract/durations.ts';
import { readMoment, showDay } from '#contract/moment.ts';
import { LIVE_DAYS_MAX, salesReportRefusals } from '#contract/order-figures/sales-reports.ts';
import type { ReportKey, ReportKind } from '#contract/order-figures/sales-report-record.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { shopsSeen } from '#server/orders/index.ts';
import { type Sides, daysIn } from './sides.ts';

/** Columns of sums, as the table keeps them. */
export const measures = [
  'orders',
  'pieces',
  'lines',
  'paid',
  'freight',
  'refunds',
  'back_pieces',
  'refunded',
  'costed_lines',
  'costed_goods',
  'cost',
] as const;
export type Measure = (typeof measures)[number];

export const columns = (each: (measure: Measure) => SQL): SQL =>
  sql.join(
    measures.map((measure) => each(measure)),
    sql`, `,
  );
export const named = (measure: Measure) => sql.identifier(measure);

/** Key of a part: in a kept sum `s` of a side `p`, and in a fact `f` of a range `p`. */
export interface Keying {
  dimension: ReportKey;
  kept: SQL;
  live: SQL;
}

const dayOfFact = sql`((f.at at time zone 'Asia/Shanghai')::date)`;
/** Days of the compared side are keyed by the day that they stand beside. */
const byDay: Keying = { dimension: 'all', kept: sql`(s.day + p.shift)::text`, live: sql`(${dayOfFact} + p.shift)::text` };
export const byMonth: Keying = {
  dimension: 'all',
  kept: sql`to_char(s.day, 'YYYY-MM')`,
  live: sql`to_char(${dayOfFact}, 'YYYY-MM')`,
};

export const byKey = (dimension: ReportKey): Keying => ({
  dimension,
  kept: sql`s.key`,
  live: sql`f.${sql.identifier(dimension)}`,
});
export const keyingOf = (kind: ReportKind): Keying => (kind === 'day' ? byDay : byKey(kind));

/** A side as the statement takes it: its number, its days, and by how many days its keys are moved. */
export interface Side extends Period {
  n: number;
  shift: number;
}

export const sidesIn = ({ current, compared }: Sides): Side[] => [
  { ...current, n: 1, shift: 0 },
  ...(compared ? [{ ...compared, n: 2, shift: daysIn({ from: compared.from, until: current.from }) }] : []),
];

const texts = (values: readonly string[], type: string) => sql`${sql.param([...values])}::${sql.raw(type)}[]`;
const numbers = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;

/** Days of the sides whose sums do not hold. */
async function markedDays(db: Db, sides: readonly Side[]): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct m.day::text as day
    from unnest(${texts(
      sides.map(({ from }) => showDay(from)),
      'date',
    )}, ${texts(
      sides.map(({ until }) => showDay(until)),
      'date',
    )}) p (since, until)
    join sales_mark m on m.day >= p.since and m.day < p.until order by 1`);
  return rows.map(({ day }) => day);
}

/** Days of a side as ranges without a gap. */
function rangesIn(side: Side, days: readonly string[]): Side[] {
  const ranges: Side[] = [];
  for (const day of days) {
    const from = readMoment(day);
    if (from < side.from || from >= side.until) continue;
    const until = new Date(from.getTime() + DAY);
    const last = ranges.at(-1);
    if (last?.until.getTime() === from.getTime()) last.until = until;
    else ranges.push({ ...side, from, until });
  }
  return ranges;
}

/** Kept sums of a dimension, or of one shop under all keys. */
const summedBy = (dimension: ReportKey, shop: number | undefined): SQL =>
  shop === undefined ? sql`s.dimension = ${dimension}` : sql`s.dimension = 'seller' and s.key = ${String(shop)}`;

function keptParts(sides: readonly Side[], marked: readonly string[], { dimension, kept }: Keying, shop?: number): SQL {
  return sql`
    select p.n, ${kept} as key, ${columns((measure) => sql`s.${named(measure)}::bigint`)}
    from unnest(${numbers(sides.map(({ n }) => n))}, ${texts(
      sides.map(({ from }) => showDay(from)),
      'date',
    )},
      ${texts(
        sides.map(({ until }) => showDay(until)),
        'date',
      )}, ${numbers(sides.map(({ shift }) => shift))}) p (n, since, until, shift)
    join sales_sum s on ${summedBy(dimension, shop)} and s.day >= p.since and s.day < p.until
    where s.day <> all(${texts(marked, 'date')})`;
}

const factsOf: Partial<Record<Measure, SQL>> = {
  orders: sql`count(distinct f.order_id)`,
  refunds: sql`count(distinct f.refund_id)`,
};

/** Sums of ranges from their rows, of all shops or of some. */
export function liveParts(ranges: readonly Side[], shops: readonly number[] | undefined, { live }: Pick<Keying, 'live'>): SQL {
  return sql`
    select p.n, ${live} as key, ${columns((measure) => sql`(${factsOf[measure] ?? sql`sum(f.${named(measure)})`})::bigint as ${named(measure)}`)}
    from unnest(${numbers(ranges.map(({ n }) => n))}, ${texts(
      ranges.map(({ from }) => from.toISOString()),
      'timestamptz',
    )},
      ${texts(
        ranges.map(({ until }) => until.toISOString()),
        'timestamptz',
      )}, ${numbers(ranges.map(({ shift }) => shift))}) p (n, since, until, shift)
    cross join lateral sales_facts(p.since, p.until) f
    ${shops ? sql`where f.mer_id = any(${numbers(shops)})` : sql.empty()}
    group by p.n, 2, p.since`;
}

/** True of keys whose sums of one shop are kept: those that tell its days, or the shop itself. */
const isKeptOfShop = ({ dimension }: Keying): boolean => dimension === 'all' || dimension === 'seller';

/**
 * Sums of the two sides, one or several rows for each key of a side, which add up: of whole days as they are kept, and of those that have
 * a mark from their rows. People of one shop have its days as they are kept; whatever else people of shops ask for is read from the lines of
 * these, because an order of two of them would count twice.
 */
export async function partsOf(db: Db, sides: Sides, keying: Keying, actor: Actor): Promise<SQL> {
  const both = sidesIn(sides);
  const shops = shopsSeen(actor);
  const shop = shops?.length === 1 ? shops[0] : undefined;
  if (shops && (shop === undefined || !isKeptOfShop(keying))) return liveParts(both, shops, keying);
  const marked = await markedDays(db, both);
  if (marked.length > LIVE_DAYS_MAX) throw salesReportRefusals.NOT_READY({ days: marked.length });
  const ranges = both.flatMap((side) => rangesIn(side, marked));
  const kept = keptParts(both, marked, keying, shop);
  return ranges.length === 0 ? kept : sql`${kept} union all ${liveParts(ranges, shops, keying)}`;
}

/** Sums of a side in one row of a grouped statement, named by measure and number of the side. */
export const sumsOf = (n: number): SQL =>
  columns(
    (measure) =>
      sql`coalesce(sum(${named(measure)}) filter (where n = ${sql.raw(String(n))}), 0)::bigint as ${sql.identifier(`${measure}_${n}`)}`,
  );
