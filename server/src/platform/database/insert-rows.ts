import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './connect.ts';
import { preparedText } from './prepared.ts';
import { imagesOf, recordset } from './recordset.ts';

type InsertShape = `${string} ${string}`;

const insertion = preparedText<{ id: number }, InsertShape>('rows', (shape) => {
  const [table = '', columns = ''] = shape.split(' ');
  const names = sql.join(columns.split(',').map(sql.identifier), sql`, `);
  const target = sql.identifier(table);
  return sql`insert into ${target} (${names}) select ${names} from ${recordset(target, sql.placeholder('images'))} returning id`;
});

/** Adds rows in one statement; columns that none of them names get their defaults. Their ids, in the order given. */
export async function insertRows<T extends PgTable>(tx: Tx, table: T, rows: readonly T['$inferInsert'][]): Promise<number[]> {
  if (rows.length === 0) return [];
  const { columns, images } = imagesOf(rows);
  const inserted = await insertion(tx, `${getTableName(table)} ${columns.join()}`, { images });
  return inserted.rows.map(({ id }) => id);
}
