import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** The folder with the server's SQL files, and the one with its migrations. */
const SOURCES = join(import.meta.dirname, '../../..');
const MIGRATIONS = join(SOURCES, '../migrations');

/** The first migrations, which are named by numbers. */
const Numbered = z.record(z.string(), z.object({ when: z.int() }));
const TableNames = z.array(z.string());

export interface Migration {
  readonly tag: string;
  /** Time it was drawn at. */
  readonly when: number;
  readonly sql: string;
  readonly hash: string;
}

export interface DatabaseShape {
  /** Functions that tables are built on. */
  readonly prelude: string;
  /** Tables and rows of a new shop, as the migrations that it names leave them; empty for one that takes every migration. */
  readonly baseline: string;
  readonly migrations: readonly Migration[];
  /** Functions and triggers of the platform, then of each noun, then those built on the functions of all nouns. */
  readonly installs: readonly string[];
  /** Tables outside the change log. */
  readonly unaudited: readonly string[];
  /** Hash of all of the above but the baseline, which comes to the same: a database that bears it needs no work. */
  readonly mark: string;
}

const text = (file: string) => readFile(file, 'utf8');
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const readJson = async (name: string): Promise<unknown> => JSON.parse(await text(join(MIGRATIONS, 'meta', name)));

/** Time in the name of a migration: `20261128180500_keep_sellers`. */
const timeIn = (tag: string) => Date.parse(tag.replace(/^(....)(..)(..)(..)(..)(..)_.*/, '$1-$2-$3T$4:$5:$6Z'));

/** Every migration there is, in the order of their names. */
export async function readMigrations(): Promise<Migration[]> {
  const numbered = Numbered.parse(await readJson('numbered.json'));
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  return Promise.all(
    files.sort().map(async (file) => {
      const tag = basename(file, '.sql');
      const sql = await text(join(MIGRATIONS, file));
      return { tag, when: numbered[tag]?.when ?? timeIn(tag), sql, hash: sha256(sql) };
    }),
  );
}

/** Reads the database's present shape from the SQL files. */
export async function readShape(): Promise<DatabaseShape> {
  // Two hundred folders: one after the other takes half the processor time of promises.
  const files = readdirSync(SOURCES, { encoding: 'utf8', recursive: true })
    .sort()
    .map((file) => join(SOURCES, file));
  const named = (name: string) => files.filter((file) => basename(file) === name);
  const platform = join(SOURCES, 'platform/database/install.sql');
  const nouns = named('install.sql').filter((file) => file !== platform);
  const prelude = await text(join(SOURCES, 'platform/database/prelude.sql'));
  const baseline = await text(join(MIGRATIONS, 'meta/baseline.sql'));
  const installs = await Promise.all([platform, ...nouns, ...named('install-last.sql')].map(text));
  const unaudited = TableNames.parse(await readJson('unaudited.json'));
  const migrations = await readMigrations();
  const mark = sha256(JSON.stringify([prelude, migrations.map(({ hash }) => hash), installs, unaudited]));
  return { prelude, baseline, migrations, installs, unaudited, mark };
}
