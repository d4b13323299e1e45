import { type SQL, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './connect.ts';
import { imagesOf, recordset } from './recordset.ts';

/** Sets the same columns of many rows, each to its own values, in one statement; `also` is set in all of them, the row being `t` and its new values `r`. */
export async function updateRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly (Partial<T['$inferSelect']> & { id: number })[],
  also: readonly SQL[] = [],
): Promise<void> {
  if (rows.length === 0) return;
  const { columns, images } = imagesOf(rows);
  const target = sql.identifier(getTableName(table));
  const own = columns.filter((name) => name !== 'id').map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`);
  await tx.execute(
    sql`update ${target} t set ${sql.join([...own, ...also], sql`, `)} from ${recordset(target, images)} r where t.id = r.id`,
  );
}
