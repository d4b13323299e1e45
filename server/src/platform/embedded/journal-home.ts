import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { copyCluster } from './copy-cluster.ts';
import { type Owner, canReach, giveTo, letThrough } from './owner.ts';

const MARK_LENGTH = 8;

/** Link beside a cluster to the folder in which its copies and its log are kept instead. */
const linkOf = (cluster: string) => `${cluster}.kept`;

/** Folder that holds the copies of a cluster and its log: the one beside it, unless they are kept elsewhere. */
export function homeOf(cluster: string): string {
  const link = linkOf(cluster);
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(link) : dirname(cluster);
}

const missing = (folder: string) =>
  new StartFailure(
    `BACKUP_LOG_DIR 指的文件夹 ${folder} 不在，请先建好，或挂上那块磁盘。 (The folder of BACKUP_LOG_DIR is not there.)`,
  );
const closed = (folder: string) =>
  new StartFailure(`运行数据库的账号进不了 ${folder}，请修改它的权限。 (The account of the database cannot reach the folder.)`);

/** Shops that keep theirs in one folder do not meet. */
const markOf = (cluster: string) => createHash('sha256').update(cluster).digest('hex').slice(0, MARK_LENGTH);

function makeHome(owner: Owner, wanted: string, home: string): void {
  if (!existsSync(wanted)) throw missing(wanted);
  if (!existsSync(home)) mkdirSync(home, { mode: 0o700 });
  giveTo(owner, home);
  letThrough(owner, wanted);
  if (!canReach(owner, home)) throw closed(wanted);
}

/** Moves what is kept, from one disk to another as well; cut short, it is done again. */
async function moveKept(cluster: string, { from, to, owner }: { from: string; to: string; owner: Owner }): Promise<void> {
  const isKept = (name: string) => /^(journal$|base-)/.test(name.slice(basename(cluster).length + 1));
  const names = existsSync(from)
    ? readdirSync(from).filter((name) => name.startsWith(`${basename(cluster)}.`) && isKept(name))
    : [];
  for (const name of names) {
    rmSync(join(to, name), { recursive: true, force: true });
    await copyCluster(join(from, name), join(to, name), { owner });
    rmSync(join(from, name), { recursive: true });
  }
}

/** Settles where the copies of a stopped cluster and its log are kept: in a folder of the owner's, or, named its own data folder, beside it again. */
export async function settleHome(
  cluster: string,
  owner: Owner,
  { wanted, dataDir }: { wanted: string; dataDir: string },
): Promise<void> {
  const isBeside = resolve(wanted) === resolve(dataDir);
  const home = isBeside ? dirname(cluster) : join(resolve(wanted), `signalbox-${markOf(cluster)}`);
  const former = homeOf(cluster);
  if (home === former) return;
  if (!isBeside) makeHome(owner, resolve(wanted), home);
  await moveKept(cluster, { from: former, to: home, owner });
  rmSync(linkOf(cluster), { force: true });
  if (!isBeside) symlinkSync(home, linkOf(cluster));
}

/** True where a disk that is lost takes the copies along. */
export function isOnSameDisk(cluster: string): boolean {
  const home = homeOf(cluster);
  return existsSync(home) && statSync(home).dev === statSync(cluster).dev;
}
