import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { StartFailure, systemCode } from '../start-failure.ts';
import { SHARED_FOLDER } from './binaries.ts';
import { makeFolder } from './make-folder.ts';
import { canReach, letThrough, type Owner } from './owner.ts';

const LARGEST_LOG = 16 * 1024 * 1024;

/** Makes the folder and proves that this process may write in it. */
export function openDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartFailure(
      `没有权限写入数据目录 ${folder}，请修改其权限，或用 DATA_DIR 换一个目录。 (The data folder is not writable: ${systemCode(error) ?? error}.)`,
    );
  }
  return realpathSync(folder);
}

/** The password of the database account, made once. */
export function keptPassword(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  writeFileSync(`${file}.new`, password, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return password;
}

/**
 * Folder of the cluster: in the data folder, or, where its account cannot get there (a clone in root's home), in a shared folder that
 * a link in the data folder points to.
 */
export function prepareClusterFolder(owner: Owner, dataDir: string): string {
  const folder = join(dataDir, 'postgres');
  if (existsSync(folder)) return realpathSync(folder);
  letThrough(owner, dataDir);
  if (canReach(owner, dataDir)) return folder;
  rmSync(folder, { force: true });
  const shared = join(SHARED_FOLDER, `data-${randomBytes(4).toString('hex')}`);
  mkdirSync(shared, { recursive: true, mode: 0o755 });
  symlinkSync(join(shared, 'postgres'), folder);
  return readlinkSync(folder);
}

export function checkVersion(folder: string, major: number) {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found === String(major)) return;
  throw new StartFailure(
    `数据目录 ${folder} 属于 PostgreSQL ${found}，本程序内置的是 ${major}，请用 DATA_DIR 换一个目录，或先按 docs/operations.md 迁移数据。 (The data folder was made by PostgreSQL ${found}, this is ${major}.)`,
  );
}

/** Keeps one older log, so that the file cannot fill the disk. */
export function rotateLog(file: string) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG) renameSync(file, `${file}.1`);
}
