import { sql } from 'drizzle-orm';
import { showDay } from '#contract/moment.ts';
import type { Db } from '../database/connect.ts';
import { preparedOnce } from '../database/prepared.ts';
import { tally } from '../tally/tables.ts';
import type { Buckets } from './buckets.ts';

/** Figures of each sum, one per bucket. */
export type Series<K extends string> = Record<K, number[]>;

const value = (name: string) => sql.placeholder(name);
const wanted = sql`unnest(${value('keys')}::text[]) as wanted (key)`;

// Reads one range of the index for each sum; the sum is compared as well, because an order of texts may pass over blanks.
const query = preparedOnce('kept_series', (db, _: '', statement) =>
  db
    .select({
      key: sql<string>`wanted.key`.as('wanted_key'),
      bucket: sql<number>`width_bucket(right(${tally.key}, 10), ${value('starts')}::text[])`.mapWith(Number).as('bucket'),
      n: sql<number>`sum(${tally.n})`.mapWith(Number),
    })
    .from(wanted)
    .innerJoin(
      tally,
      sql`${tally.noun} = ${value('noun')} and ${tally.key} >= wanted.key || ' ' || ${value('from')}::text
        and ${tally.key} < wanted.key || ' ' || ${value('until')}::text and left(${tally.key}, -11) = wanted.key`,
    )
    .groupBy(sql`1`, sql`2`)
    .prepare(statement),
);

/**
 * A statistic over time from sums that are kept by day (`x_tally_days`): it reads days, however many rows they have. Buckets begin and
 * end with days of the shop's clock; `sums` names the key of each figure.
 */
export function keptSeries<K extends string>(table: string, sums: Record<K, string>) {
  const names = Object.entries<string>(sums);
  const keys = names.map(([, key]) => key);
  return async (db: Db, { starts, until }: Buckets): Promise<Series<K>> => {
    const days = starts.map(showDay);
    const values = { noun: `${table} by day`, keys, from: days[0], until: showDay(until), starts: days };
    const figureOf = new Map((await query(db, '', values)).map(({ key, bucket, n }) => [`${key} ${bucket}`, n]));
    const figures = (key: string) => starts.map((_, index) => figureOf.get(`${key} ${index + 1}`) ?? 0);
    return Object.fromEntries(names.map(([name, key]) => [name, figures(key)])) as Series<K>;
  };
}
