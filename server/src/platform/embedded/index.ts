import { existsSync, readdirSync, realpathSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type Cluster, createCluster, startCluster } from './cluster.ts';
import { checkVersion, keptPassword, openDataFolder, prepareClusterFolder, rotateLog } from './data-folder.ts';
import { lacksMigrations } from '../database/migrate.ts';
import { keepCopy } from './copy.ts';
import { journalSettings } from './journal.ts';
import { settleHome } from './journal-home.ts';
import { ACCOUNT, DATABASE, chooseEndpoint, runningEndpoint } from './endpoint.ts';
import { guardCluster } from './guard.ts';
import { clearLeftovers } from './orphan.ts';
import { chooseOwner, type Owner } from './owner.ts';
import { prepareDatabase } from './roles.ts';
import { settingsFor } from './settings.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedDatabase {
  readonly url: string;
  /** The address of the superuser, for tools that make databases of their own. */
  readonly adminUrl: string;
  /** Settles when PostgreSQL has ended for good: asked to, or after it was started again in vain. */
  readonly gone: Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** False leaves out the copy that is kept before migrations. */
  copies: boolean;
  /** True of a cluster that is looked at and removed: nothing of it has to last, and it ends with whoever started it. */
  isPassing?: boolean;
  /** Folder of another disk for copies and log; undefined leaves them where they are. */
  keptIn?: string | undefined;
  report(text: string): void;
}

const TRIES = 40;
const BETWEEN_TRIES_MS = 250;

/**
 * Starts again after a killed postmaster, whose last sessions may need a moment to end; until then the next one refuses to
 * start.
 */
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

function wrongPassword(dataDir: string) {
  return new StartFailure(
    `内置数据库拒绝了 ${join(dataDir, 'postgres.password')} 中的密码，请从备份恢复该文件。 (The password file does not fit the database.)`,
  );
}

/** Starts the PostgreSQL inside node_modules on the data folder, making the cluster the first time. */
export async function startEmbedded(
  wantedDataDir: string,
  { copies, isPassing = false, keptIn, report }: EmbeddedOptions,
): Promise<EmbeddedDatabase> {
  const dataDir = openDataFolder(wantedDataDir);
  const starterFile = join(dataDir, 'server.pid');
  const log = join(dataDir, 'postgres.log');
  const owner = chooseOwner(join(dataDir, 'postgres'));
  const binaries = findBinaries(owner);
  const folder = prepareClusterFolder(owner, dataDir);
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  const password = keptPassword(join(dataDir, 'postgres.password'));
  const leave = isPassing ? guardCluster(dataDir, folder) : () => {};
  if (isNew) await createCluster(binaries, owner, folder, password);
  checkVersion(folder, binaries.major);
  await clearLeftovers(folder, starterFile);
  if (keptIn !== undefined) await settleHome(folder, owner, { wanted: keptIn, dataDir });
  writeFileSync(starterFile, `${process.pid}\n`);
  rotateLog(log);
  const endpoint = await chooseEndpoint(folder);
  const settings = [
    ...endpoint.flags,
    ...(isPassing ? settingsFor('throwaway') : [...settingsFor('durable'), ...journalSettings(folder)]),
  ];
  const start = () => startPatiently(binaries, owner, folder, settings, log);
  const url = endpoint.url(password, DATABASE);
  let cluster = await start();
  try {
    await prepareDatabase((database) => endpoint.url(password, database, ACCOUNT), password);
    const upgrade = copies ? await lacksMigrations(url) : undefined;
    if (upgrade !== undefined) {
      await cluster.stop();
      report(await keepCopy(folder, upgrade));
      cluster = await start();
    }
  } catch (error) {
    await cluster.stop();
    throw error instanceof pg.DatabaseError && error.code === '28P01' ? wrongPassword(dataDir) : error;
  }
  const restart = async () => {
    await clearLeftovers(folder, starterFile);
    return start();
  };
  const { gone, stop } = supervise(cluster, restart, report);
  return { url, adminUrl: endpoint.url(password, 'postgres', ACCOUNT), gone, stop: () => stop().finally(leave) };
}

/** Ends what a killed process left running on a data folder, and removes the folder. */
export async function removeLeftover(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const link = join(dataDir, 'postgres');
  if (existsSync(link)) {
    const folder = realpathSync(link);
    await clearLeftovers(folder, join(dataDir, 'server.pid'));
    rmSync(folder, { recursive: true, force: true });
    // A link led to a folder made for this cluster, which is empty now.
    if (readdirSync(dirname(folder)).length === 0) rmdirSync(dirname(folder));
  }
  rmSync(dataDir, { recursive: true, force: true });
}

/** Address of the embedded database that a running server has on this data folder, for commands beside it. */
export function runningEmbedded(dataDir: string): string {
  const endpoint = runningEndpoint(join(dataDir, 'postgres'));
  if (!endpoint)
    throw new StartFailure(
      '内置数据库没有运行，请先启动信号楼再执行这个命令。 (The embedded database is not running; start the server first.)',
    );
  return endpoint.url(keptPassword(join(dataDir, 'postgres.password')), DATABASE);
}

/** Folder of the cluster that runs on a data folder; undefined where none does. */
export const runningCluster = (dataDir: string): string | undefined => {
  const link = join(dataDir, 'postgres');
  return runningEndpoint(link) && realpathSync(link);
};
