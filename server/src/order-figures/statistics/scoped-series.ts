import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { Buckets } from '#server/platform/series/buckets.ts';

interface Counted {
  from: SQL;
  /** Moment by which a row falls into a bucket. */
  at: AnyColumn;
  price: SQLWrapper;
  /** Number of what is counted, where a row is not one of it. */
  count?: SQL;
  where: SQL;
}

/** Number and sum of rows by bucket, read from the rows: what is kept by day is kept of the whole shop. */
export async function seriesOf(db: Db, { starts, until }: Buckets, { from, at, price, where, count = sql`count(*)` }: Counted) {
  const days = sql`${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[]`;
  const { rows } = await db.execute<{ bucket: number; n: number; price: string }>(sql`
    select width_bucket(${at}, ${days}) as bucket, (${count})::int as n, sum(${price})::bigint as price from ${from}
    where ${where} and ${at} >= ${starts[0]?.toISOString()} and ${at} < ${until.toISOString()} group by 1`);
  const rowOf = new Map(rows.map((row) => [row.bucket, row]));
  return {
    quality: starts.map((_, index) => rowOf.get(index + 1)?.n ?? 0),
    price: starts.map((_, index) => Number(rowOf.get(index + 1)?.price ?? 0)),
  };
}
