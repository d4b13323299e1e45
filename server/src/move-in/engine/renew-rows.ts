import { type Column, type SQL, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/platform/database/connect.ts';
import { snake } from '#server/platform/database/names.ts';
import { imagesOf, recordset } from '#server/platform/database/recordset.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import { type Conflict, countConflict } from '../report/report.ts';
import type { Moving } from './moving.ts';

/** A row as it has to be, of a record that came before. */
export interface RowAgain {
  key: string;
  id: number;
  ourHash: string | null;
  row: object;
}

export interface Guard {
  table: PgTable;
  /** Columns that are brought and may change here without anybody having edited the record. */
  free?: readonly string[];
  /** Columns that are not brought, and tell that somebody edited it here. */
  watched?: readonly string[];
}

/** Columns that a record is known by as it came: those that it brings, but for free ones. */
const guarded = ({ free = [], watched = [] }: Guard, columns: readonly string[]): string[] =>
  [...new Set([...columns.filter((name) => name !== 'id' && !free.map(snake).includes(name)), ...watched.map(snake)])].toSorted();

const hashSql = (names: readonly string[]): SQL =>
  sql`md5(row(${sql.join(
    names.map((name) => sql`t.${sql.identifier(name)}`),
    sql`, `,
  )})::text)`;

/** Hashes of rows as they are, by id. */
export async function hashesOf(
  tx: Tx,
  guard: Guard,
  rows: readonly object[],
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const names = guarded(guard, imagesOf(rows).columns);
  const found = await tx.execute<{ id: number; hash: string }>(
    sql`select t.id, ${hashSql(names)} as hash from ${sql.identifier(getTableName(guard.table))} t where t.id = any(${sql.param(ids)}::int[])`,
  );
  return new Map(found.rows.map(({ id, hash }) => [id, hash]));
}

interface RowStanding {
  id: number;
  hash: string;
  /** Columns that differ, each with theirs and ours. */
  differing: Record<string, [theirs: unknown, ours: unknown]> | null;
}

/** Locks the rows of ours, and finds how each differs from what it has to be. */
async function standingOf(tx: Tx, guard: Guard, again: readonly RowAgain[]): Promise<Map<number, RowStanding>> {
  const { columns, images } = imagesOf(again.map(({ id, row }) => ({ ...row, id })));
  const target = sql.identifier(getTableName(guard.table));
  const { rows } = await tx.execute<{ id: number; hash: string; differing: RowStanding['differing'] }>(sql`
    select t.id, ${hashSql(guarded(guard, columns))} as hash, (
      select jsonb_object_agg(c, jsonb_build_array(to_jsonb(r)->c, to_jsonb(t)->c))
      from unnest(${sql.param(columns)}::text[]) c where to_jsonb(r)->c is distinct from to_jsonb(t)->c) as differing
    from ${recordset(target, images)} r join ${target} t on t.id = r.id for no key update of t`);
  return new Map(rows.map((row) => [row.id, row]));
}

const LONGEST = 40;
const written = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** Columns whose difference alone says nothing to an owner. */
const STAMPS = new Set(['create_time', 'update_time']);

const valuesOf = (differing: RowStanding['differing']): Conflict['values'] =>
  Object.entries(differing ?? {})
    .filter(([column]) => !STAMPS.has(column))
    .map(([column, [theirs, ours]]) => ({ column, theirs: written(theirs), ours: written(ours) }));

const hasVersion = (table: PgTable): boolean => 'version' in (getTableColumns(table) as Record<string, Column>);

/**
 * Writes rows anew where nobody has changed them here since they came. Of those that somebody has, what differs is said and ours stays.
 * Answers the keys of those that are now as they have to be. One whose rows of other tables come with it (`hasParts`) has to be untouched.
 */
export async function renewRows(
  { tx, table }: Moving,
  { hasParts = false, ...guard }: Guard & { hasParts?: boolean },
  again: readonly RowAgain[],
): Promise<Set<string>> {
  if (again.length === 0) return new Set();
  const standing = await standingOf(tx, guard, again);
  const due: RowAgain[] = [];
  const renewed = new Set<string>();
  for (const each of again) {
    const found = standing.get(each.id);
    if (!found) continue;
    const isUntouched = found.hash === each.ourHash;
    const values = isUntouched ? [] : valuesOf(found.differing);
    if (values.length > 0 || (hasParts && !isUntouched)) countConflict(table, { key: each.key, values });
    else {
      renewed.add(each.key);
      if (found.differing && isUntouched) due.push(each);
    }
  }
  const rows = due.map(({ id, row }) => ({ ...row, id }));
  await updateRows(tx, guard.table, rows, hasVersion(guard.table) ? [sql`version = t.version + 1`] : []);
  return renewed;
}
