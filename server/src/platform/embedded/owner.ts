import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { StartFailure } from '../start-failure.ts';

/** The account PostgreSQL runs under; undefined is the account of this process. */
export type Owner = { readonly uid: number; readonly gid: number } | undefined;

const ACCOUNT = 'signalbox';

const idOf = (flag: '-u' | '-g', account: string) =>
  Number(execFileSync('id', [flag, account], { stdio: ['ignore', 'pipe', 'ignore'] }));

function findAccount(account: string): Owner {
  try {
    return { uid: idOf('-u', account), gid: idOf('-g', account) };
  } catch {
    return undefined;
  }
}

function createAccount(): Owner {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', ACCOUNT], { stdio: 'ignore' });
  return findAccount(ACCOUNT);
}

/** PostgreSQL refuses to run as root: then the owner of the existing data, or a system account made for this, runs it. */
export function chooseOwner(folder: string): Owner {
  if (process.getuid?.() !== 0) return undefined;
  const existing = statSync(folder, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const owner = findAccount(ACCOUNT) ?? createAccount() ?? findAccount('postgres') ?? findAccount('nobody');
  if (owner) return owner;
  throw new StartFailure(
    '以 root 启动时需要一个普通系统账号来运行数据库，请执行 useradd -r signalbox 后重试。 (PostgreSQL refuses to run as root and no system account could be made.)',
  );
}

/** Asks the kernel rather than reading modes, because groups and access lists count too. */
export const canReach = (owner: Owner, path: string) =>
  owner === undefined || spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...owner, cwd: '/' }).status === 0;

export function giveTo(owner: Owner, path: string) {
  if (owner) chownSync(path, owner.uid, owner.gid);
}

/** Lets the database's account walk through a folder of ours, and nobody else. */
export function letThrough(owner: Owner, folder: string) {
  if (!owner || canReach(owner, folder) || !canReach(owner, dirname(folder))) return;
  const { uid, mode } = statSync(folder);
  chownSync(folder, uid, owner.gid);
  chmodSync(folder, (mode & 0o777) | 0o010);
}
