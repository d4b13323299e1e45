import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/platform/database/connect.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { imagesOf, recordset } from '#server/platform/database/recordset.ts';

/** A row of ours, under the id that it had where it names one. */
export type OwnRow<T extends PgTable> = T['$inferInsert'] & { id?: number };

async function takenIds(tx: Tx, name: string, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from ${sql.identifier(name)} where id = any(${sql.param(ids)}::int[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Adds rows under ids of their own; later rows get ids above them. */
async function insertUnder(tx: Tx, name: string, rows: readonly object[], highest: number): Promise<void> {
  const { columns, images } = imagesOf(rows);
  const target = sql.identifier(name);
  const names = sql.join(columns.map(sql.identifier), sql`, `);
  await tx.execute(
    sql`insert into ${target} (${names}) overriding system value select ${names} from ${recordset(target, images)}`,
  );
  await tx.execute(sql`select setval(s.name, greatest(${highest}, pg_sequence_last_value(s.name)))
    from (select pg_get_serial_sequence(${`"${name}"`}, 'id')::regclass as name) s`);
}

/**
 * Adds rows under the ids that they bring, which links and texts of the former shop name; one whose id is taken gets another. Answers
 * the ids in the order given.
 */
export async function bringRows<T extends PgTable>(tx: Tx, table: T, rows: readonly OwnRow<T>[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const name = getTableName(table);
  const wanted = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const taken = await takenIds(tx, name, wanted);
  const keeps = ({ id }: { id?: number }): boolean => id !== undefined && !taken.has(id);
  const kept = rows.filter(keeps);
  if (kept.length > 0) await insertUnder(tx, name, kept, Math.max(...kept.map(({ id = 0 }) => id)));
  const others = rows.filter((row) => !keeps(row)).map(({ id: _, ...row }) => row as T['$inferInsert']);
  const drawn = (await insertRows(tx, table, others))[Symbol.iterator]();
  return rows.map((row) => (keeps(row) ? row.id : drawn.next().value) ?? 0);
}
