import { execFile } from 'node:child_process';
import { readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../start-failure.ts';

const run = promisify(execFile);

const KEPT = 2;
const MB = 1024 * 1024;

const megabytes = (bytes: number) => `${Math.ceil(bytes / MB)} MB`;

async function sizeOf(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sk', folder]);
  return Number.parseInt(stdout, 10) * 1024;
}

/** Copies a stopped cluster beside itself before an upgrade, and keeps the last two such copies. */
export async function keepCopy(folder: string, upgrade: string): Promise<string> {
  const home = dirname(folder);
  const prefix = `${basename(folder)}.before-`;
  const copy = join(home, prefix + upgrade);
  const size = await sizeOf(folder);
  const { bavail, bsize } = statfsSync(home);
  if (size > bavail * bsize) {
    throw new StartFailure(
      `升级前要保留一份数据库的副本，需要 ${megabytes(size)}，磁盘只剩 ${megabytes(bavail * bsize)}。请腾出空间，或自行备份后以 UPGRADE_COPY=0 启动。 (No room for a copy of the database before the upgrade.)`,
    );
  }
  // The final name comes last, so that an interrupted copy is not taken for a whole one.
  const half = join(home, `${basename(folder)}.copying`);
  rmSync(half, { recursive: true, force: true });
  await run('cp', ['-a', folder, half]);
  rmSync(copy, { recursive: true, force: true });
  renameSync(half, copy);
  const copies = readdirSync(home).filter((name) => name.startsWith(prefix));
  for (const old of copies.sort().slice(0, -KEPT)) rmSync(join(home, old), { recursive: true, force: true });
  return `已保留升级前的数据库副本 (a copy of the database before the upgrade): ${copy} (${megabytes(size)})`;
}
