import { type SQL, and, gte, lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/connect.ts';
import { prepared } from '../database/prepared.ts';
import type { Buckets } from './buckets.ts';

interface Source<K extends string> {
  table: PgTable;
  /** The column of moments, first in an index. */
  at: PgColumn;
  where?: SQL;
  /** Aggregates of each bucket, such as `count()`. */
  sums: Record<K, SQL<number>>;
}

/** As many figures as there are buckets, for each sum. */
export type Series<K extends string> = Record<K, number[]>;

const value = (name: string) => sql.placeholder(name);

/**
 * A statistic over time: one prepared statement for every grain and period, which reads one range of the index on `at`.
 * The bucket boundaries come as values, so that the shop's calendar is computed in one place; empty buckets are zero.
 */
export function series<K extends string>(name: string, { table, at, where, sums }: Source<K>) {
  const columns: Record<string, SQL<number>> = {
    ...sums,
    bucket: sql<number>`width_bucket(${at}, ${value('starts')}::timestamptz[])`.mapWith(Number),
  };
  const query = prepared(`series_${name}`, (db, _: '', statement) =>
    db
      .select(columns)
      .from(table)
      .where(and(gte(at, value('from')), lt(at, value('until')), where))
      .groupBy(sql.raw(`${Object.keys(columns).length}`))
      .prepare(statement),
  );
  return async (db: Db, { starts, until }: Buckets): Promise<Series<K>> => {
    const rows = await query(db, '').execute({ from: starts[0], until, starts: starts.map((start) => start.toISOString()) });
    const rowOf = new Map(rows.map((row) => [row['bucket'], row]));
    const figures = (key: string) => starts.map((_, index) => rowOf.get(index + 1)?.[key] ?? 0);
    return Object.fromEntries(Object.keys(sums).map((key) => [key, figures(key)])) as Series<K>;
  };
}
