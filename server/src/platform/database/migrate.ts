import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { quietTables } from './quiet.ts';

const SERVER = join(import.meta.dirname, '../../..');
const LOCK = 7_451_902;

async function filesLike(pattern: string): Promise<string[]> {
  return (await Array.fromAsync(glob(pattern, { cwd: join(SERVER, 'src') }))).sort().map((file) => join(SERVER, 'src', file));
}

/** Brings a database to the present shape; several processes may call it at once, and it may run again at any time. */
export async function migrate(url: string): Promise<void> {
  for (const tables of await filesLike('**/tables.ts')) await import(tables);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(await readFile(join(SERVER, 'src/platform/database/prelude.sql'), 'utf8'));
    await applyMigrations(drizzle(client), { migrationsFolder: join(SERVER, 'migrations') });
    await client.query(await readFile(join(SERVER, 'src/platform/database/install.sql'), 'utf8'));
    for (const file of await filesLike('**/install.sql')) {
      if (!file.endsWith('platform/database/install.sql')) await client.query(await readFile(file, 'utf8'));
    }
    await client.query("select audit_table(tablename) from pg_tables where schemaname = 'public' and tablename <> all($1)", [quietTables()]);
  } finally {
    await client.end();
  }
}
