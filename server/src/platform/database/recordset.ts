import { type SQL, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { snake } from './names.ts';

/**
 * Rows of a table as one parameter, whatever their number: building and parsing a placeholder for each value costs more than
 * writing the rows does. `columns` are those that any row names; a row that leaves one out has null there.
 */
export function recordset(table: PgTable, rows: readonly object[]): { target: SQL; columns: string[]; records: SQL } {
  const images = rows.map((row) =>
    Object.fromEntries(Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [[snake(name), value]]))),
  );
  const target = sql`${sql.identifier(getTableName(table))}`;
  return {
    target,
    columns: [...new Set(images.flatMap((image) => Object.keys(image)))],
    records: sql`jsonb_populate_recordset(null::${target}, ${JSON.stringify(images)}::jsonb)`,
  };
}
