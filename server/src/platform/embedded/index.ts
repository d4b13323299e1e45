import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type Cluster, createCluster, startCluster } from './cluster.ts';
import { checkVersion, keptPassword, openDataFolder, placeCluster, rotateLog } from './data-folder.ts';
import { chooseEndpoint } from './endpoint.ts';
import { clearLeftovers } from './orphan.ts';
import { chooseOwner, type Owner } from './owner.ts';
import { settingsFor } from './settings.ts';

export interface EmbeddedDatabase {
  readonly url: string;
  /** Settles when PostgreSQL has ended, asked to or not. */
  readonly gone: Promise<void>;
  stop(): Promise<void>;
}

const DATABASE = 'signalbox';
const TRIES = 40;
const BETWEEN_TRIES_MS = 250;

/** After a killed postmaster its last sessions may need a moment to end; until then the next one refuses to start. */
async function startPatiently(
  binaries: Binaries,
  owner: Owner,
  folder: string,
  settings: readonly string[],
  log: string,
): Promise<Cluster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startCluster(binaries, owner, folder, settings, log);
    } catch (error) {
      const isPassing = error instanceof Error && error.message.includes('shared memory block');
      if (!isPassing || attempt === TRIES) throw error;
      await sleep(BETWEEN_TRIES_MS);
    }
  }
}

async function createDatabase(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function wrongPassword(dataDir: string) {
  return new StartFailure(
    `内置数据库拒绝了 ${join(dataDir, 'postgres.password')} 中的密码，请从备份恢复该文件。 (The password file does not fit the database.)`,
  );
}

/** Starts the PostgreSQL inside node_modules on the data folder, making the cluster the first time. */
export async function startEmbedded(wantedDataDir: string): Promise<EmbeddedDatabase> {
  const dataDir = openDataFolder(wantedDataDir);
  const starterFile = join(dataDir, 'server.pid');
  const log = join(dataDir, 'postgres.log');
  const owner = chooseOwner(join(dataDir, 'postgres'));
  const binaries = findBinaries(owner);
  const folder = placeCluster(owner, dataDir);
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  const password = keptPassword(join(dataDir, 'postgres.password'));
  if (isNew) await createCluster(binaries, owner, folder, password);
  checkVersion(folder, binaries.major);
  await clearLeftovers(folder, starterFile);
  writeFileSync(starterFile, `${process.pid}\n`);
  rotateLog(log);
  const endpoint = await chooseEndpoint(folder);
  const cluster = await startPatiently(binaries, owner, folder, [...endpoint.flags, ...settingsFor('durable')], log);
  try {
    await createDatabase(endpoint.url(password, 'postgres'));
  } catch (error) {
    await cluster.stop();
    throw error instanceof pg.DatabaseError && error.code === '28P01' ? wrongPassword(dataDir) : error;
  }
  return { url: endpoint.url(password, DATABASE), gone: cluster.gone, stop: () => cluster.stop() };
}
