import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';

/**
 * Takes statistics of tables that have more than doubled since these were taken. Until a transaction ends nobody else does, and an empty
 * table is read in another way than one of a million rows.
 */
export async function analyzeGrown(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) > 2 * greatest(relpages, 8) * current_setting('block_size')::bigint`);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => sql.identifier(name));
  await tx.execute(sql`analyze ${sql.join(names, sql`, `)}`);
}
