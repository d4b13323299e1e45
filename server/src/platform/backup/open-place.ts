import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { OpenArchive } from '../archive/archive.ts';
import { bucketPlace } from './bucket-place.ts';
import { folderPlace, openFile } from './folder-place.ts';
import { StartFailure } from '../start-failure.ts';
import type { BackupPlace } from './place.ts';

const BUCKET = 's3://';

/** Folder, or address of a bucket as in STORAGE_URL; with `innerHosts` a bucket is public or one of these. */
export const openPlace = (at: string, innerHosts?: readonly string[]): Promise<BackupPlace> =>
  at.startsWith(BUCKET) ? bucketPlace(at, innerHosts) : folderPlace(at);

/** Opens a backup by its path, or by the address of its bucket with its name. */
export async function openBackupAt(from: string): Promise<OpenArchive> {
  if (!from.startsWith(BUCKET)) {
    const path = resolve(from);
    if (!existsSync(path)) throw new StartFailure(`没有找到备份 ${path}。 (No such backup.)`);
    return () => openFile(path);
  }
  const url = new URL(from);
  const name = basename(url.pathname);
  url.pathname = dirname(url.pathname);
  const place = await bucketPlace(url.href);
  return () => place.open(name);
}

const PROBE = 'signalbox-probe';

/** Proves that a place takes a file, gives it back and removes it. */
export async function tryPlace(place: BackupPlace): Promise<void> {
  const name = `${PROBE}-${randomUUID()}.backup`;
  const bytes = Buffer.from(PROBE);
  async function* once() {
    yield bytes;
  }
  await place.write(name, (keep) => keep(once()));
  const read = Buffer.concat(await (await place.open(name)).toArray());
  await place.remove(name);
  if (!read.equals(bytes)) throw new Error('the place answers other bytes than it was given');
}
