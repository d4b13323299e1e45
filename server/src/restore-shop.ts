import { join, resolve } from 'node:path';
import { proofsOf } from './prove-restored.ts';
import type { OpenArchive } from './platform/archive/archive.ts';
import { beginIn, clear, settle } from './platform/backup/fresh-folder.ts';
import { type Manifest, examineBackup } from './platform/backup/manifest.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { refuseNewer } from './platform/database/copying/load.ts';
import { type Finding, examineAll } from './platform/doctor/finding.ts';
import { startEmbedded } from './platform/embedded/index.ts';
import { openBeside } from './platform/start/command.ts';
import { StartFailure } from './platform/start-failure.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import type { Storage } from './platform/storage/storage.ts';

export interface ShopRestore {
  open: OpenArchive;
  into: string;
  key: string | undefined;
  /** An empty database of the owner's; undefined makes the embedded one in the folder. */
  databaseUrl: string | undefined;
  storageUrl: string | undefined;
  /** True of a shop that is looked at and removed again. */
  isPassing?: boolean;
  onTable?: (done: number) => void;
  report(text: string): void;
}

export interface RestoredShop {
  manifest: Manifest;
  findings: Finding[];
}

async function refuseUsedBucket(storage: Storage): Promise<void> {
  for await (const { key } of storage.list(''))
    throw new StartFailure(`对象存储里已有文件（${key}），没有改动，请让 STORAGE_URL 指向空的位置。 (The bucket is not empty.)`);
}

async function restoreInto(
  manifest: Manifest,
  url: string,
  { open, into, key, storageUrl, onTable, report }: ShopRestore,
): Promise<Finding[]> {
  const storage = await openStorage(storageUrl, join(into, 'files'));
  await refuseUsedBucket(storage);
  const sample = await restoreBackup({ open, key, manifest, url, dataDir: into, storage, onTable });
  report('数据已恢复，正在核对… (restored, proving)');
  const database = openBeside(url);
  return examineAll(proofsOf(database, { dataDir: into, storage, sample }), () => {}).finally(() => database.close());
}

/** Brings a backup into a fresh folder, and into an empty database or the embedded one, and proves what came. */
export async function restoreShop(terms: ShopRestore): Promise<RestoredShop> {
  const into = resolve(terms.into);
  const manifest = await examineBackup(terms.open, terms.key);
  await refuseNewer(manifest.migrations);
  terms.report('备份完整，开始恢复… (the backup is whole, restoring)');
  beginIn(into);
  const { databaseUrl, isPassing = false, report } = terms;
  try {
    const embedded = databaseUrl === undefined ? await startEmbedded(into, { copies: false, isPassing, report }) : undefined;
    const url = embedded?.url ?? databaseUrl ?? '';
    const findings = await restoreInto(manifest, url, { ...terms, into }).finally(() => embedded?.stop());
    settle(into);
    return { manifest, findings };
  } catch (error) {
    clear(into);
    throw error;
  }
}
