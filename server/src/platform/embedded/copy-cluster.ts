import { constants, type Dirent } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../start-failure.ts';
import { giveTo, type Owner } from './owner.ts';

/** Folders whose content belongs to a running server alone. */
const PASSING = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|pgsql_tmp.*|pg_internal\.init)$/;
const MODE = 0o700;

/** A table that is dropped meanwhile takes its file with it. */
async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function copyEntry(entry: Dirent, to: string, owner: Owner): Promise<void> {
  const from = join(entry.parentPath, entry.name);
  if (entry.isDirectory()) return copyCluster(from, to, { owner, isEmpty: PASSING.has(entry.name) });
  if (!entry.isFile()) return;
  const copied = await unlessGone(copyFile(from, to, constants.COPYFILE_FICLONE).then(() => true));
  if (copied) giveTo(owner, to);
}

/** Copies the files of a cluster, which may be running: then only its log makes them whole. */
export async function copyCluster(
  from: string,
  to: string,
  { owner, isEmpty = false }: { owner: Owner; isEmpty?: boolean },
): Promise<void> {
  await mkdir(to, { mode: MODE });
  await chmod(to, (await stat(from)).mode & 0o777);
  giveTo(owner, to);
  if (isEmpty) {
    if (from.endsWith('pg_wal')) for (const name of ['archive_status', 'summaries']) await copyEmpty(join(to, name), owner);
    return;
  }
  const entries = (await unlessGone(readdir(from, { withFileTypes: true }))) ?? [];
  for (const entry of entries) if (!LEFT_OUT.test(entry.name)) await copyEntry(entry, join(to, entry.name), owner);
}

async function copyEmpty(folder: string, owner: Owner): Promise<void> {
  await mkdir(folder, { mode: MODE });
  giveTo(owner, folder);
}
