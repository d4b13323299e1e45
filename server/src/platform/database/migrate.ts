import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { quietTables } from './quiet.ts';

const SOURCES = join(import.meta.dirname, '../..');
const MIGRATIONS = join(SOURCES, '../migrations');
const LOCK = 7_451_902;

async function filesLike(pattern: string): Promise<string[]> {
  return (await Array.fromAsync(glob(pattern, { cwd: SOURCES }))).sort().map((file) => join(SOURCES, file));
}

interface Shape {
  prelude: string;
  /** Functions and triggers of the platform, then of each noun, then what is hung on the functions of all nouns. */
  installs: string[];
  quiet: string[];
  /** Names all of the above and the migrations: a database that bears it needs no work. */
  mark: string;
}

async function readShape(): Promise<Shape> {
  for (const tables of await filesLike('**/tables.ts')) await import(tables);
  const platform = join(SOURCES, 'platform/database/install.sql');
  const nouns = (await filesLike('**/install.sql')).filter((file) => file !== platform);
  const text = (file: string) => readFile(file, 'utf8');
  const prelude = await text(join(SOURCES, 'platform/database/prelude.sql'));
  const installs = await Promise.all([platform, ...nouns, ...(await filesLike('**/install-last.sql'))].map(text));
  const quiet = quietTables().sort();
  const journal = await text(join(MIGRATIONS, 'meta/_journal.json'));
  const mark = createHash('sha256')
    .update(JSON.stringify([prelude, installs, quiet, journal]))
    .digest('hex');
  return { prelude, installs, quiet, mark };
}

async function isAsMarked(client: pg.Client, mark: string): Promise<boolean> {
  const { rows } = await client.query("select obj_description('public'::regnamespace, 'pg_namespace') as mark");
  return rows[0]?.mark === mark;
}

/**
 * Brings a database to the present shape. Several processes may call it at once. A database that is there already is left
 * alone, because replacing triggers would wait for the writes of a process that is serving.
 */
export async function migrate(url: string): Promise<void> {
  const { prelude, installs, quiet, mark } = await readShape();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (await isAsMarked(client, mark)) return;
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if (await isAsMarked(client, mark)) return;
    await client.query(prelude);
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
    for (const install of installs) await client.query(install);
    await client.query("select audit_table(tablename) from pg_tables where schemaname = 'public' and tablename <> all($1)", [
      quiet,
    ]);
    await client.query(`comment on schema public is '${mark}'`);
  } finally {
    await client.end();
  }
}
