import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { serverSettings } from '#contract/settings/site.ts';
import { isFolderShared } from './claim-folder.ts';
import { rememberBackup } from './maintenance/index.ts';
import { type MadeBackup, type OnTable, makeBackup } from './platform/backup/make-backup.ts';
import type { BackupPlace } from './platform/backup/place.ts';
import { systemClock } from './platform/clock.ts';
import type { Db } from './platform/database/connect.ts';
import { hasKey } from './platform/secrets.ts';
import { openBeside } from './platform/start/command.ts';
import { StartFailure } from './platform/start-failure.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { settingsNow } from './settings/index.ts';

export interface ShopBackup {
  url: string;
  dataDir: string;
  storageUrl: string | undefined;
  place: BackupPlace;
  key: string | undefined;
  keep: number | undefined;
  onTable?: OnTable;
}

const MARK_LENGTH = 8;

const noShop = (dataDir: string) =>
  new StartFailure(
    `${resolve(dataDir)} 不是这个商店的数据目录，没有备份，请用 DATA_DIR 指明。 (This is not the data folder of the shop.)`,
  );

const inFiles = (path: string) =>
  new StartFailure(`备份不能放进商店自己的文件夹 ${path}，请换一个文件夹。 (Choose a folder outside the shop's files.)`);

/** Short mark by which its backups are known: of the data folder, or of the key where no server on a database of the owner's marked it. */
async function markOf(db: Db, dataDir: string): Promise<string> {
  const { data_folder: folder } = await settingsNow(db, serverSettings);
  const told = folder === '' ? readFileSync(join(dataDir, 'storefront.key')) : folder;
  return createHash('sha256').update(told).digest('hex').slice(0, MARK_LENGTH);
}

/** Backs up the shop of a database and a folder, and remembers in the shop how that went. */
export async function backUpShop({ url, dataDir, storageUrl, ...terms }: ShopBackup): Promise<MadeBackup> {
  if (!hasKey(dataDir)) throw noShop(dataDir);
  const { pool, db, write, close } = openBeside(url);
  try {
    if (!(await isFolderShared({ database: { pool, db }, dataDir }))) throw noShop(dataDir);
    const shop = await markOf(db, dataDir);
    const storage = await openStorage(storageUrl, join(dataDir, 'files'));
    const at = systemClock.now();
    try {
      const { folder } = terms.place;
      if (folder !== undefined && !relative(resolve(dataDir, 'files'), folder).startsWith('..')) throw inFiles(folder);
      const made = await makeBackup({ ...terms, url, dataDir, storage, shop, at });
      await rememberBackup(write, at, made.bytes);
      return made;
    } catch (error) {
      // The reason is told also where the shop cannot remember it.
      await rememberBackup(write, at, undefined).catch(() => {});
      throw error;
    }
  } finally {
    await close();
  }
}
