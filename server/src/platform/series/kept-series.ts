import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { showDay } from '#contract/moment.ts';
import type { Db } from '../database/connect.ts';
import { prepared } from '../database/prepared.ts';
import { tally } from '../tally/tables.ts';
import type { Buckets } from './buckets.ts';

/** As many figures as there are buckets, for each sum. */
export type Series<K extends string> = Record<K, number[]>;

const DAY_LENGTH = 10;
const day = sql<string>`left(${tally.key}, ${sql.raw(`${DAY_LENGTH}`)})`;

const query = prepared('kept_series', (db, _: '', statement) =>
  db
    .select({
      key: sql<string>`substr(${tally.key}, ${sql.raw(`${DAY_LENGTH + 2}`)})`.as('sum_of'),
      bucket: sql<number>`width_bucket(${day}, ${sql.placeholder('starts')}::text[])`.mapWith(Number).as('bucket'),
      n: sql<number>`sum(${tally.n})`.mapWith(Number),
    })
    .from(tally)
    .where(
      and(
        eq(tally.noun, sql.placeholder('noun')),
        gte(tally.key, sql.placeholder('from')),
        lt(tally.key, sql.placeholder('until')),
      ),
    )
    .groupBy(sql`1`, sql`2`)
    .prepare(statement),
);

/**
 * A statistic over time from sums that are kept by day (`x_tally_days`): it reads days, however many rows they have. Buckets begin and
 * end with days of the shop's clock; `sums` names the key of each figure.
 */
export function keptSeries<K extends string>(table: string, sums: Record<K, string>) {
  return async (db: Db, { starts, until }: Buckets): Promise<Series<K>> => {
    const days = starts.map(showDay);
    const rows = await query(db, '').execute({ noun: `${table} by day`, from: days[0], until: showDay(until), starts: days });
    const figureOf = new Map(rows.map(({ key, bucket, n }) => [`${key} ${bucket}`, n]));
    const figures = (key: string) => starts.map((_, index) => figureOf.get(`${key} ${index + 1}`) ?? 0);
    return Object.fromEntries(Object.entries<string>(sums).map(([name, key]) => [name, figures(key)])) as Series<K>;
  };
}
