import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type pg from 'pg';
import { writeArchive } from '../archive/archive.ts';
import type { ArchivePart } from '../archive/parts.ts';
import { halfOf, keepNewest, nameOf, removeHalves } from '../archive/retention.ts';
import type { RowSum } from '../database/copying/row-sum.ts';
import { type CopiedTable, copyTable, openCopying, openSnapshot } from '../database/copying/snapshot.ts';
import { StartFailure, systemCode } from '../start-failure.ts';
import type { Storage } from '../storage/storage.ts';
import { isKeyAsRead, readDataFiles } from './data-files.ts';
import { keptFiles } from './kept-files.ts';
import { MANIFEST, type Manifest, OF_DATA, OF_TABLE, programVersion } from './manifest.ts';

export interface BackupTerms {
  /** Database past a pooler. */
  url: string;
  dataDir: string;
  storage: Storage;
  /** Folder that takes the backup. */
  to: string;
  /** Text that the key is made of; undefined leaves the backup open. */
  key: string | undefined;
  /** Backups of this shop that stay, this one included; undefined keeps all. */
  keep: number | undefined;
  /** Short mark of the shop, in the names of its backups. */
  shop: string;
  at: Date;
}

export interface MadeBackup {
  path: string;
  bytes: number;
  manifest: Manifest;
  /** Older ones that were removed. */
  removed: number;
}

const LOCK = 7_451_909;

const busy = () => new StartFailure('另一个备份正在进行，请等它结束。 (Another backup is under way.)');
const keyChanged = () =>
  new StartFailure('备份时密钥正在更换，这次备份作废，请再备份一次。 (The key was changed meanwhile; run it again.)');
const inFiles = (to: string) =>
  new StartFailure(`备份不能放进商店自己的文件夹 ${to}，请换一个文件夹。 (Choose a folder outside the shop's files.)`);

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: '磁盘空间不够，请清出空间，或换一个磁盘',
  EDQUOT: '磁盘配额用完了，请清出空间，或换一个磁盘',
  EACCES: '没有权限写入，请修改文件夹的权限',
  EROFS: '这个磁盘是只读的，请换一个磁盘',
  ENOTDIR: '它不是文件夹，请换一个',
  EEXIST: '它不是文件夹，请换一个',
};

function writeFailure(to: string, error: unknown): unknown {
  const code = systemCode(error) ?? '';
  const reason = REASONS[code];
  return reason === undefined
    ? error
    : new StartFailure(`备份没有写进 ${to}：${reason}。 (The backup was not written: ${code}.)`);
}

async function* once(bytes: Buffer) {
  yield bytes;
}

/** Parts of the shop at one moment: database first and files after it, so that no row lacks its file. */
async function* partsOf(
  client: pg.ClientBase,
  { dataDir, storage, at }: BackupTerms,
  onEnd: (manifest: Manifest) => void,
): AsyncGenerator<ArchivePart> {
  const data = readDataFiles(dataDir);
  const { tables: found, migrations, sequences } = await openSnapshot(client);
  for (const { name, bytes } of data) yield { name: OF_DATA + name, bytes: once(bytes) };
  const tables: (CopiedTable & RowSum)[] = [];
  for (const table of found) {
    const { rows, total } = copyTable(client, table);
    yield { name: OF_TABLE + table.name, bytes: rows };
    tables.push({ ...table, ...total() });
  }
  await client.query('commit');
  const files = { count: 0, bytes: 0 };
  yield* keptFiles(storage, (size) => {
    files.count += 1;
    files.bytes += size;
  });
  if (!isKeyAsRead(dataDir, data)) throw keyChanged();
  const manifest = { version: await programVersion(), at: at.toISOString(), migrations, tables, sequences, files };
  yield { name: MANIFEST, bytes: once(Buffer.from(JSON.stringify(manifest))) };
  onEnd(manifest);
}

/** A name is on the disk once its folder is. */
async function settleName(folder: string, from: string, to: string): Promise<void> {
  await rename(join(folder, from), join(folder, to));
  const opened = await open(folder);
  await opened.sync().finally(() => opened.close());
}

async function writeInto(client: pg.ClientBase, terms: BackupTerms): Promise<MadeBackup> {
  const { to, shop, key, keep, at } = terms;
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK]);
  if (!rows[0]?.free) throw busy();
  await removeHalves(to, shop);
  const name = nameOf(shop, at);
  const half = join(to, halfOf(name));
  let manifest: Manifest | undefined;
  try {
    await writeArchive(
      half,
      key,
      partsOf(client, terms, (whole) => (manifest = whole)),
    );
    if (!manifest) throw new Error('a backup ended without its manifest');
    await settleName(to, halfOf(name), name);
  } finally {
    await rm(half, { force: true });
  }
  const removed = keep === undefined ? 0 : await keepNewest(to, shop, keep);
  const path = join(to, name);
  return { path, bytes: (await stat(path)).size, manifest, removed };
}

/** Writes the whole shop into one file, while it is open. Under its name there is the whole backup or none. */
export async function makeBackup(terms: BackupTerms): Promise<MadeBackup> {
  const to = resolve(terms.to);
  if (!relative(resolve(terms.dataDir, 'files'), to).startsWith('..')) throw inFiles(to);
  try {
    await mkdir(to, { recursive: true });
    const client = await openCopying(terms.url);
    return await writeInto(client, { ...terms, to }).finally(() => client.end().catch(() => {}));
  } catch (error) {
    throw writeFailure(to, error);
  }
}
