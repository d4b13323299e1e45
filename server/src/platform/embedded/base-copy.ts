import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { copyCluster } from './copy-cluster.ts';
import { keptPassword } from './data-folder.ts';
import { ACCOUNT, runningEndpoint } from './endpoint.ts';
import { GAP, SHOP_KEYS, baseCopies, baseCopyAt, forgetBefore, halfOfCopy, journalOf, newCopyOf } from './journal.ts';
import { homeOf } from './journal-home.ts';
import { chooseOwner, giveTo } from './owner.ts';
import { checkRoom } from './room.ts';

/** Copies that stay: with two, the log leads to any moment of the last day at least. */
const KEPT = 2;
/** Room for a copy and the log after it, in what the cluster takes. */
const ROOM = 3;

const away = (home: string) =>
  new StartFailure(`存放数据库副本和日志的文件夹 ${home} 不在，请挂上那块磁盘。 (The folder of copies and log is away.)`);

/** A superuser of the running cluster of a data folder. */
export async function openSuperuser(dataDir: string): Promise<pg.Client> {
  const endpoint = runningEndpoint(join(dataDir, 'postgres'));
  if (!endpoint) throw new StartFailure('内置数据库没有运行。 (The embedded database is not running.)');
  const client = new pg.Client({
    connectionString: endpoint.url(keptPassword(join(dataDir, 'postgres.password')), 'postgres', ACCOUNT),
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

interface Stopped {
  labelfile: string;
  at: Date;
}

async function copyBetween(client: pg.Client, cluster: string, half: string): Promise<Stopped> {
  await client.query(`select pg_backup_start('signalbox', true)`);
  await copyCluster(cluster, half, { owner: chooseOwner(cluster) });
  const { rows } = await client.query<Stopped>('select labelfile, clock_timestamp() as at from pg_backup_stop(false)');
  const [stopped] = rows;
  if (!stopped) throw new Error('PostgreSQL tells nothing of its copy');
  await client.query('select pg_switch_wal()');
  return stopped;
}

/** The first segment of the log that a copy needs. */
const firstSegment = (labelfile: string): string => /\(file ([\dA-F]{24})\)/.exec(labelfile)?.[1] ?? '';

async function removeHalves(cluster: string): Promise<void> {
  const home = homeOf(cluster);
  for (const name of await readdir(home))
    if (/\.base-.*\.part$/.test(name)) rmSync(join(home, name), { recursive: true, force: true });
}

function openJournal(cluster: string): void {
  const journal = journalOf(cluster);
  if (!existsSync(journal)) mkdirSync(journal, { mode: 0o700 });
  giveTo(chooseOwner(cluster), journal);
}

/** Keys without which copies on another disk are worth little once this one is lost. */
function keepKeys(dataDir: string, home: string): void {
  if (resolve(home) === dirname(realpathSync(join(dataDir, 'postgres')))) return;
  for (const name of SHOP_KEYS)
    if (existsSync(join(dataDir, name))) writeFileSync(join(home, name), readFileSync(join(dataDir, name)), { mode: 0o600 });
}

/**
 * Copies the running embedded cluster beside itself; with the log since then it leads to any moment. Of the copies the last two stay, and of the
 * log what they need; after a gap in the log only the new one leads on.
 */
export async function makeBaseCopy(dataDir: string): Promise<void> {
  const cluster = realpathSync(join(dataDir, 'postgres'));
  if (!existsSync(homeOf(cluster))) throw away(homeOf(cluster));
  await checkRoom({ of: [cluster], times: ROOM, at: homeOf(cluster), deed: '保留可恢复到任意时刻的副本' });
  await removeHalves(cluster);
  openJournal(cluster);
  const hadGap = existsSync(join(journalOf(cluster), GAP));
  if (hadGap) rmSync(join(journalOf(cluster), GAP));
  const half = halfOfCopy(newCopyOf(cluster));
  const client = await openSuperuser(dataDir);
  try {
    const { labelfile, at } = await copyBetween(client, cluster, half);
    const label = join(half, 'backup_label');
    writeFileSync(label, labelfile, { mode: 0o600, flush: true });
    giveTo(chooseOwner(cluster), label);
    renameSync(half, baseCopyAt(cluster, at));
    keepKeys(dataDir, homeOf(cluster));
  } finally {
    rmSync(half, { recursive: true, force: true });
    await client.end().catch(() => {});
  }
  const old = baseCopies(cluster).slice(0, hadGap ? -1 : -KEPT);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
  const [oldest] = baseCopies(cluster);
  if (oldest) forgetBefore(cluster, firstSegment(readFileSync(join(oldest.path, 'backup_label'), 'utf8')));
}
