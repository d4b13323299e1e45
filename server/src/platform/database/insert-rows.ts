import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './connect.ts';
import { recordset } from './recordset.ts';

/** Adds rows in one statement; columns that none of them names get their defaults. Their ids, in the order given. */
export async function insertRows<T extends PgTable>(tx: Tx, table: T, rows: readonly T['$inferInsert'][]): Promise<number[]> {
  if (rows.length === 0) return [];
  const { target, columns, records } = recordset(table, rows);
  const names = sql.join(columns.map(sql.identifier), sql`, `);
  const inserted = await tx.execute<{ id: number }>(
    sql`insert into ${target} (${names}) select ${names} from ${records} returning id`,
  );
  return inserted.rows.map(({ id }) => id);
}
