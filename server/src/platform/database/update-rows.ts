import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './connect.ts';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Sets the same columns of many rows, each to its own values, in one statement. */
export async function updateRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly (Partial<T['$inferSelect']> & { id: number })[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first)
    .filter((name) => name !== 'id')
    .map(snake);
  const images = rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value])));
  const target = sql.identifier(getTableName(table));
  const sets = names.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`);
  await tx.execute(sql`
    update ${target} t set ${sql.join(sets, sql`, `)}
    from jsonb_populate_recordset(null::${target}, ${JSON.stringify(images)}::jsonb) r where t.id = r.id`);
}
