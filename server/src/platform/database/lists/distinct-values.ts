import { type SQL, and, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';

/** Different values of a column that fulfil a condition, one step in its index for each, however many rows there are. */
export async function distinctValues(db: Db, column: PgColumn, holds: (value: SQL) => SQL | undefined): Promise<string[]> {
  const { table } = column;
  const next = sql`select ${column} as value from ${table}`;
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive steps as (
      (${next} order by ${column} limit 1)
      union all
      select (${next} where ${column} > steps.value order by ${column} limit 1) from steps where steps.value is not null)
    select value from steps where ${and(sql`value is not null`, holds(sql`value`))}`);
  return rows.map(({ value }) => value);
}
