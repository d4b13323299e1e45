import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QUARTER, SECOND } from '#contract/durations.ts';
import type { Db } from '../connect.ts';

/** Records that are named of those together. */
export const NAMED_MAX = 20;

interface TimedRecord {
  id: number;
  title: string;
  at: Date;
}

/** Records that have their time in the same quarter of an hour. */
export interface Timed {
  at: Date;
  until: Date | null;
  count: number | null;
  failed: number;
  title: string;
  of: number | null;
  /** The first of them. */
  records: readonly TimedRecord[];
}

interface TimedRows {
  table: SQLWrapper;
  id: SQLWrapper;
  at: SQLWrapper;
  /** Name of a record; without one none is named. */
  title?: SQLWrapper;
  failed?: SQLWrapper;
  /** True of ends: the last moment of a quarter belongs to it, and the first to the one before. */
  areEnds?: boolean;
  /** Splits what is at the same time. */
  by?: SQLWrapper;
  /** Bounds the time along an index. */
  where: SQL | undefined;
}

interface TimedRow extends Record<string, unknown> {
  at: string;
  by: number | null;
  count: number;
  failed: number;
  records: { id: number; title: string; at: string }[];
}

const NOTHING = { until: null, title: '', of: null };

/** Entry of something that happens once at a moment, and is no row. */
export const timedAt = (at: Date, more: Partial<Timed> = {}): Timed => ({
  ...NOTHING,
  at,
  count: null,
  failed: 0,
  records: [],
  ...more,
});

/** Rows of a table by quarters of an hour, as one statement: many at a time are one entry. */
export async function timedBy(
  db: Db,
  { table, id, at, title, failed, areEnds = false, by, where }: TimedRows,
): Promise<(Timed & { by: number | null })[]> {
  const round = sql.raw(areEnds ? 'ceil' : 'floor');
  const quarter = (time: SQL) => sql`${round}(extract(epoch from ${time}) / ${QUARTER / SECOND}::int)`;
  // Names are looked up for those alone that are told.
  const place = sql`row_number() over (partition by ${quarter(sql`${at}`)}, ${by ?? sql`null::int`} order by ${at}, ${id})`;
  const { rows } = await db.execute<TimedRow>(sql`
    select min(found.at) as at, found.by, count(*)::int as count, (count(*) filter (where found.failed))::int as failed,
      coalesce(json_agg(json_build_object('id', found.id, 'title', found.title, 'at', found.at) order by found.at, found.id)
        filter (where found.title is not null), '[]'::json) as records
    from (
      select ${id} as id, ${at} as at, ${failed ?? sql`false`} as failed, ${by ?? sql`null::int`} as by, ${place} as n,
        case when ${place} <= ${NAMED_MAX}::int then ${title ?? sql`null::text`} end as title
      from ${table} where ${where}) found
    group by ${quarter(sql`found.at`)}, found.by order by min(found.at), found.by`);
  return rows.map((row) => ({
    ...NOTHING,
    ...row,
    at: new Date(row.at),
    records: row.records.map((record) => ({ ...record, at: new Date(record.at) })),
  }));
}
