import type pg from 'pg';
import { writeArchive } from '../archive/archive.ts';
import type { ArchivePart } from '../archive/parts.ts';
import { backupsOf, nameOf } from '../archive/retention.ts';
import type { RowSum } from '../database/copying/row-sum.ts';
import { type CopiedTable, copyTable, openCopying, openSnapshot } from '../database/copying/snapshot.ts';
import { StartFailure } from '../start-failure.ts';
import type { Storage } from '../storage/storage.ts';
import { isKeyAsRead, readDataFiles, readLogKeyFile } from './data-files.ts';
import { keptFiles } from './kept-files.ts';
import { MANIFEST, type Manifest, OF_DATA, OF_TABLE, programVersion } from './manifest.ts';
import type { BackupPlace } from './place.ts';

/** Hears how far it is: tables that are done, of all. */
export type OnTable = (done: number, total: number) => void;

export interface BackupTerms {
  /** Database past a pooler. */
  url: string;
  dataDir: string;
  storage: Storage;
  /** Place that takes the backup. */
  place: BackupPlace;
  /** Text that the key is made of; undefined leaves the backup open. */
  key: string | undefined;
  /** Backups of this shop that stay, this one included; undefined keeps all. */
  keep: number | undefined;
  /** Short mark of the shop, in the names of its backups. */
  shop: string;
  at: Date;
  onTable?: OnTable | undefined;
}

export interface MadeBackup {
  name: string;
  /** Address for people. */
  path: string;
  bytes: number;
  manifest: Manifest;
  /** Older ones that were removed. */
  removed: number;
}

/** Held as long as a backup is being made. */
export const BACKUP_LOCK = 7_451_909;

const busy = () => new StartFailure('另一个备份正在进行，请等它结束。 (Another backup is under way.)');
const keyChanged = () =>
  new StartFailure('备份时密钥正在更换，这次备份作废，请再备份一次。 (The key was changed meanwhile; run it again.)');

async function* once(bytes: Buffer) {
  yield bytes;
}

/** Parts of the shop at one moment: database first and files after it, so that no row lacks its file. */
async function* partsOf(
  client: pg.ClientBase,
  { dataDir, storage, at, onTable }: BackupTerms,
  onEnd: (manifest: Manifest) => void,
): AsyncGenerator<ArchivePart> {
  const data = readDataFiles(dataDir);
  const { tables: found, migrations, sequences } = await openSnapshot(client);
  for (const { name, bytes } of [...data, ...readLogKeyFile(dataDir)]) yield { name: OF_DATA + name, bytes: once(bytes) };
  const tables: (CopiedTable & RowSum)[] = [];
  for (const table of found) {
    const { rows, total } = copyTable(client, table);
    yield { name: OF_TABLE + table.name, bytes: rows };
    tables.push({ ...table, ...total() });
    onTable?.(tables.length, found.length);
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

/** Removes all but the newest backups of this shop; answers how many went. */
async function keepNewest(place: BackupPlace, shop: string, count: number): Promise<number> {
  const old = backupsOf(await place.names(), shop).slice(0, -count);
  for (const name of old) await place.remove(name);
  return old.length;
}

async function writeInto(client: pg.ClientBase, terms: BackupTerms): Promise<MadeBackup> {
  const { place, shop, key, keep, at } = terms;
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [BACKUP_LOCK]);
  if (!rows[0]?.free) throw busy();
  await place.sweep(shop);
  const name = nameOf(shop, at);
  let manifest: Manifest | undefined;
  const parts = partsOf(client, terms, (whole) => (manifest = whole));
  const bytes = await place.write(name, (take) => writeArchive(key, parts, take));
  if (!manifest) throw new Error('a backup ended without its manifest');
  const removed = keep === undefined ? 0 : await keepNewest(place, shop, keep);
  return { name, path: place.pathOf(name), bytes, manifest, removed };
}

/** Writes the whole shop into one file, while it is open. Under its name there is the whole backup or none. */
export async function makeBackup(terms: BackupTerms): Promise<MadeBackup> {
  const client = await openCopying(terms.url);
  return writeInto(client, terms).finally(() => client.end().catch(() => {}));
}
