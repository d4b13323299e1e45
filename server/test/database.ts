import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  statfsSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { HOUR } from '#contract/durations.ts';
import { type Binaries, findBinaries } from '#server/platform/embedded/binaries.ts';
import { createCluster, startCluster } from '#server/platform/embedded/cluster.ts';
import { ACCOUNT, ROLE, chooseEndpoint } from '#server/platform/embedded/endpoint.ts';
import { clearLeftovers } from '#server/platform/embedded/orphan.ts';
import { chooseOwner, giveTo, type Owner } from '#server/platform/embedded/owner.ts';
import { settingsFor } from '#server/platform/embedded/settings.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openQueue } from '#server/platform/jobs/open-queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

interface Machinery {
  readonly owner: Owner;
  readonly binaries: Binaries;
}

/** A migrated database without a row, and one with what every new shop has: menus, roles, the first account. */
const EMPTY = 'template_empty';
const SEEDED = 'template_seeded';
/** Password of the account `admin`. */
export const FIRST_PASSWORD = 'first-password';
const PASSWORD = 'test';
const ROOT = join(import.meta.dirname, '../..');
const NAME = `signalbox-test-${process.getuid?.() ?? 0}`;
/** Templates, which later runs copy. */
const SHELF = join(tmpdir(), NAME);
const SHAPE_KEPT_MS = HOUR;
const MEMORY = '/dev/shm';
const MEMORY_LEAST = 4 * 1024 ** 3;
/** A database is two thousand files, which memory takes a fifth of the time to make. */
const isInMemory = roomIn(MEMORY) >= MEMORY_LEAST;
const RUNS = isInMemory ? join(MEMORY, NAME) : SHELF;
const SHAPING = [
  'package-lock.json',
  'server/migrations/*.sql',
  'server/migrations/meta/*.{json,sql}',
  'server/src/**/*.sql',
  'server/src/platform/database/*.ts',
  'server/src/access/**/seed.*',
  'server/src/catalogue/categories/seed-*.ts',
  'server/src/settings/form-templates/*.ts',
  'server/test/database.ts',
];

/** Room in bytes; 0 where there is no such folder. */
function roomIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Names the database's shape by everything that decides it, so that an older template is never taken for the present one. */
function shapeOf({ binaries }: Machinery) {
  const hash = createHash('sha256').update(binaries.postgres);
  for (const file of globSync(SHAPING, { cwd: ROOT }).sort()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Runs statements on a connection of their own; the rows of the last. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

async function startIn({ owner, binaries }: Machinery, folder: string) {
  const endpoint = await chooseEndpoint(folder);
  const settings = [...endpoint.flags, ...settingsFor('throwaway')];
  const cluster = await startCluster(binaries, owner, folder, settings, `${folder}.log`);
  const url = (database: string, account?: string) => endpoint.url(PASSWORD, database, account);
  return { cluster, url, adminUrl: url('postgres', ACCOUNT) };
}

/** Seeds through the product itself, which is only loaded when there is no template yet. */
async function seed(url: string, folder: string) {
  const { openApp } = await import('#server/app.ts');
  const app = await openApp(
    { databaseUrl: url, dataDir: folder, port: 0, logLevel: 'silent', trustProxy: false },
    { works: false },
  );
  await app.seed({ adminPassword: FIRST_PASSWORD, demo: false }).finally(() => app.close());
}

/** Leaves the tables of pg-boss, which otherwise start with the first job of a shop. */
async function prepareQueues(url: string) {
  const fail = (error: unknown) => {
    throw error;
  };
  const queue = await openQueue({ url, jobs: [], timers: [], works: true, onFault: fail });
  await queue.close();
}

/** Builds a stopped cluster with the templates in it: later runs copy its files instead of migrating again. */
async function buildShape(machinery: Machinery, finished: string) {
  const folder = mkdtempSync(join(SHELF, `build-${process.pid}-`));
  const cluster = join(folder, 'cluster');
  giveTo(machinery.owner, folder);
  await createCluster(machinery.binaries, machinery.owner, cluster, PASSWORD, ['--no-sync', '--wal-segsize=1']);
  const server = await startIn(machinery, cluster);
  try {
    await ask(server.adminUrl, `create role ${ROLE} login password '${PASSWORD}'`);
    await ask(server.adminUrl, `create database ${EMPTY} owner ${ROLE}`);
    await migrate(server.url(EMPTY));
    await prepareQueues(server.url(EMPTY));
    await ask(server.adminUrl, `create database ${SEEDED} template ${EMPTY} owner ${ROLE}`);
    await seed(server.url(SEEDED), join(folder, 'files'));
  } finally {
    await server.cluster.stop();
  }
  // Two runs may build at once; either result will do.
  if (!existsSync(finished)) renameSync(folder, finished);
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const age = (folder: string) => Date.now() - (statSync(folder, { throwIfNoEntry: false })?.ctimeMs ?? 0);

/** Ends the servers of runs that were killed and removes their files, and the templates of shapes that have passed. */
async function sweep(shelf: string, shape: string) {
  for (const name of readdirSync(shelf)) {
    const folder = join(shelf, name);
    const [kind, of] = name.split('-');
    if (kind === 'shape' ? of === shape || age(folder) < SHAPE_KEPT_MS : isAlive(Number(of))) continue;
    await clearLeftovers(join(folder, 'cluster'), join(folder, 'starter.pid'));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** PostgreSQL of the whole run, on files of its own. */
export default async function setup(project: TestProject) {
  for (const shelf of [SHELF, RUNS]) mkdirSync(shelf, { recursive: true });
  const owner = chooseOwner(join(SHELF, 'nobody'));
  const machinery = { owner, binaries: findBinaries(owner) };
  const shape = shapeOf(machinery);
  for (const shelf of new Set([SHELF, RUNS])) await sweep(shelf, shape);
  const finished = join(SHELF, `shape-${shape}`);
  if (!existsSync(finished)) await buildShape(machinery, finished);
  // Runs of other checkouts remove shapes that nobody has used for a while.
  utimesSync(finished, Date.now() / 1000, Date.now() / 1000);
  const folder = join(RUNS, `run-${process.pid}-${randomBytes(3).toString('hex')}`);
  execFileSync('cp', ['-a', finished, folder]);
  const server = await startIn(machinery, join(folder, 'cluster'));
  project.provide('databaseServer', server.adminUrl);
  return async () => {
    await server.cluster.stop('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
}

export interface ClonedDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function createFrom(template: string): Promise<ClonedDatabase> {
  const server = inject('databaseServer');
  const name = `shop_${randomBytes(6).toString('hex')}`;
  const copying = isInMemory ? 'strategy file_copy' : '';
  await ask(server, `create database ${name} template ${template} owner ${ROLE} ${copying}`);
  const url = new URL(server);
  url.username = ROLE;
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await ask(server, `drop database ${name} with (force)`);
    },
  };
}

/** A database of the caller's own: migrated, and filled as a new shop is when it is `seeded`. */
export const cloneDatabase = ({ seeded = false } = {}) => createFrom(seeded ? SEEDED : EMPTY);

/** A database without a table. */
export const createDatabase = () => createFrom('template0');

/** The demonstration shop as a version of the program left it, by the commit; `versions/README.md` says how one is made. */
export async function restoreVersion(commit: string): Promise<ClonedDatabase> {
  const database = await createDatabase();
  const dump = gunzipSync(readFileSync(join(import.meta.dirname, `versions/${commit}.sql.gz`)));
  await ask(database.url, dump.toString('utf8'));
  return database;
}
