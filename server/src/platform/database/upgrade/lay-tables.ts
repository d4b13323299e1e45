import type pg from 'pg';
import { applyMigration } from './apply-migration.ts';
import { pendingOf, readApplied } from './applied.ts';
import { readShape } from './shape.ts';

const JOURNAL =
  'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)';

/** Makes the journal of migrations, which is drizzle's own, by name and columns. */
export async function makeJournal(client: pg.ClientBase): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(JOURNAL);
}

/**
 * Tables of an empty database as exactly these migrations leave them, without the functions and triggers that an upgrade installs. A shop
 * from before the present baseline takes its migrations one by one.
 */
export async function layTables(client: pg.ClientBase, wanted: readonly string[]): Promise<void> {
  const { prelude, baseline, migrations } = await readShape();
  await client.query(prelude);
  await makeJournal(client);
  await client.query('savepoint baseline');
  await client.query(baseline);
  const isPast = (await readApplied(client)).some((hash) => !wanted.includes(hash));
  await client.query(`${isPast ? 'rollback to' : 'release'} savepoint baseline`);
  const ours = migrations.filter(({ hash }) => wanted.includes(hash));
  for (const migration of pendingOf(ours, await readApplied(client))) await applyMigration(client, migration);
}
