import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Binaries, findBinaries } from '#server/platform/embedded/binaries.ts';
import { createCluster, startCluster } from '#server/platform/embedded/cluster.ts';
import { chooseEndpoint } from '#server/platform/embedded/endpoint.ts';
import { clearLeftovers } from '#server/platform/embedded/orphan.ts';
import { chooseOwner, giveTo, type Owner } from '#server/platform/embedded/owner.ts';
import { settingsFor } from '#server/platform/embedded/settings.ts';
import { migrate } from '#server/platform/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

interface Machinery {
  readonly owner: Owner;
  readonly binaries: Binaries;
}

const TEMPLATE = 'template_shop';
const PASSWORD = 'test';
const ROOT = join(import.meta.dirname, '../..');
const SHELF = join(tmpdir(), `signalbox-test-${process.getuid?.() ?? 0}`);
const SHAPE_KEPT_MS = 10 * 60_000;
const SHAPING = [
  'package-lock.json',
  'server/migrations/*.sql',
  'server/src/**/*.sql',
  'server/src/**/tables.ts',
  'server/src/platform/database/*.ts',
];

/** Names the database's shape by everything that decides it, so that an older template is never taken for the present one. */
function shapeOf({ binaries }: Machinery) {
  const hash = createHash('sha256').update(binaries.postgres);
  for (const file of globSync(SHAPING, { cwd: ROOT }).sort()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function startIn({ owner, binaries }: Machinery, folder: string) {
  const endpoint = await chooseEndpoint(folder);
  const settings = [...endpoint.flags, ...settingsFor('throwaway')];
  const cluster = await startCluster(binaries, owner, folder, settings, `${folder}.log`);
  return { cluster, url: (database: string) => endpoint.url(PASSWORD, database) };
}

/** Builds a stopped cluster with the migrated template in it: later runs copy its files instead of migrating again. */
async function buildShape(machinery: Machinery, finished: string) {
  const folder = mkdtempSync(join(SHELF, `build-${process.pid}-`));
  const cluster = join(folder, 'cluster');
  giveTo(machinery.owner, folder);
  await createCluster(machinery.binaries, machinery.owner, cluster, PASSWORD, ['--no-sync', '--wal-segsize=1']);
  const server = await startIn(machinery, cluster);
  try {
    await run(server.url('postgres'), `create database ${TEMPLATE}`);
    await migrate(server.url(TEMPLATE));
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
async function sweepShelf(shape: string) {
  for (const name of readdirSync(SHELF)) {
    const folder = join(SHELF, name);
    const [kind, of] = name.split('-');
    if (kind === 'shape' ? of === shape || age(folder) < SHAPE_KEPT_MS : isAlive(Number(of))) continue;
    await clearLeftovers(join(folder, 'cluster'), join(folder, 'starter.pid'));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One PostgreSQL for the whole run, on files of its own. */
export default async function setup(project: TestProject) {
  mkdirSync(SHELF, { recursive: true });
  const owner = chooseOwner(join(SHELF, 'nobody'));
  const machinery = { owner, binaries: findBinaries(owner) };
  const shape = shapeOf(machinery);
  await sweepShelf(shape);
  const finished = join(SHELF, `shape-${shape}`);
  if (!existsSync(finished)) await buildShape(machinery, finished);
  const folder = join(SHELF, `run-${process.pid}-${randomBytes(3).toString('hex')}`);
  execFileSync('cp', ['-a', finished, folder]);
  const server = await startIn(machinery, join(folder, 'cluster'));
  project.provide('databaseServer', server.url('postgres'));
  return async () => {
    await server.cluster.stop('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
}

export interface ClonedDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty, migrated database of the caller's own. */
export async function cloneDatabase(): Promise<ClonedDatabase> {
  const server = inject('databaseServer');
  const name = `shop_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name} template ${TEMPLATE}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) };
}
