import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { applyMigration } from './upgrade/apply-migration.ts';
import { pendingOf, readApplied, refuseUnknown } from './upgrade/applied.ts';
import { makeJournal } from './upgrade/lay-tables.ts';
import { waitUntilAlone } from './serving.ts';
import { type DatabaseShape, readMigrations, readShape } from './upgrade/shape.ts';
import { upgradeFailure } from './upgrade/upgrade-failure.ts';

const LOCK = 7_451_902;

const ownSql = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');

async function isCurrent(client: pg.Client, { mark }: DatabaseShape): Promise<boolean> {
  const { rows } = await client.query("select obj_description(to_regclass('drizzle.__drizzle_migrations'), 'pg_class') as mark");
  return rows[0]?.mark === mark;
}

/** Code of a notice by which a migration says what it had to guess; the database has others, such as that a schema exists already. */
const GUESSED = 'SB003';

async function upgrade(client: pg.Client, shape: DatabaseShape, applied: readonly string[]): Promise<void> {
  // An open transaction on a table would otherwise hold up the start for ever.
  await client.query("set local lock_timeout = '30s'");
  await client.query(await ownSql('uninstall.sql'));
  await client.query(shape.prelude);
  await makeJournal(client);
  if (applied.length === 0) await client.query(shape.baseline);
  for (const migration of pendingOf(shape.migrations, await readApplied(client))) await applyMigration(client, migration);
  for (const install of shape.installs) await client.query(install);
  await client.query("select audit_table(tablename) from pg_tables where schemaname = 'public' and tablename <> all($1)", [
    shape.unaudited,
  ]);
  await client.query(await ownSql('label.sql'));
  await client.query(`comment on table drizzle.__drizzle_migrations is '${shape.mark}'`);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'signalbox-upgrade' });
  // A connection that breaks is reported by the statement that was waiting on it.
  client.on('error', () => {});
  client.on('notice', ({ code, message }) => {
    if (code === GUESSED && message !== undefined) process.stdout.write(`Upgrade: ${message}\n`);
  });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The first migration that a database with data lacks. One that cannot be upgraded is refused here already. */
export const lacksMigrations = (url: string): Promise<string | undefined> =>
  withClient(url, async (client) => {
    const applied = await readApplied(client);
    const migrations = await readMigrations();
    refuseUnknown(migrations, applied);
    return applied.length === 0 ? undefined : pendingOf(migrations, applied)[0]?.tag;
  });

/**
 * Brings a database to the present shape, all of it or, where a step fails, nothing. Several processes may call it at once. A database
 * that has the shape is left alone, because replacing triggers would wait for the writes of a process that is serving.
 */
export async function migrate(url: string, shape?: DatabaseShape): Promise<void> {
  const wanted = shape ?? (await readShape());
  await withClient(url, async (client) => {
    if (await isCurrent(client, wanted)) return;
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if (await isCurrent(client, wanted)) return;
    const applied = await readApplied(client);
    refuseUnknown(wanted.migrations, applied);
    await waitUntilAlone(client);
    try {
      await client.query('begin');
      await upgrade(client, wanted, applied);
      await client.query('commit');
    } catch (error) {
      throw upgradeFailure(error);
    }
  });
}
