import type pg from 'pg';
import type { Migration } from './shape.ts';

const BREAKPOINT = '--> statement-breakpoint';

/** Runs a migration and notes it in the journal. */
export async function applyMigration(client: pg.ClientBase, { sql, hash, when }: Migration): Promise<void> {
  for (const statement of sql.split(BREAKPOINT)) await client.query(statement);
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when]);
}
