import { statfs } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import '#contract/index.ts';
import { backUpShop } from './back-up-shop.ts';
import { backupsOf } from './platform/archive/retention.ts';
import type { BackedUpShop, BackupAnswer, BackupOrder } from './platform/backup/backup-process.ts';
import type { FinishedBackup, MakeTask, OnProgress, ProveTask, ProvenBackup } from './platform/backup/backups.ts';
import { type Manifest, examineBackup } from './platform/backup/manifest.ts';
import { openPlace } from './platform/backup/open-place.ts';
import { openCopying } from './platform/database/copying/snapshot.ts';
import { makeBaseCopy } from './platform/embedded/base-copy.ts';
import { removeLeftover } from './platform/embedded/index.ts';
import { StartFailure } from './platform/start-failure.ts';
import { restoreShop } from './restore-shop.ts';

/** Folder in the data folder into which a backup is restored to be proven. */
const PROOF = 'proof';
/** Room that a restore may need, in what the shop takes now. */
const ROOM = 1.5;

const holdsOf = ({ tables, files }: Manifest) => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.count,
});

async function make(shop: BackedUpShop, { at, key, keep }: MakeTask, onProgress: OnProgress): Promise<FinishedBackup> {
  const place = await openPlace(at, shop.innerHosts);
  const onTable = (done: number, total: number) => onProgress({ step: 'copy', done, total });
  const { name, bytes, manifest } = await backUpShop({ ...shop, place, key, keep, onTable });
  const [, mark = ''] = name.split('-');
  return { name, bytes, names: backupsOf(await place.names(), mark), ...holdsOf(manifest) };
}

const missing = () => new StartFailure('没有找到这份备份，存放位置可能改过，或它已被删除。 (The backup is not there.)');

async function databaseBytes(url: string): Promise<number> {
  const client = await openCopying(url);
  const { rows } = await client
    .query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
    .finally(() => client.end());
  return Number(rows[0]?.bytes ?? 0);
}

async function prove(shop: BackedUpShop, { at, key, name }: ProveTask, onProgress: OnProgress): Promise<ProvenBackup> {
  const into = join(shop.dataDir, PROOF);
  await removeLeftover(into);
  const place = await openPlace(at, shop.innerHosts);
  if (!(await place.names()).includes(name)) throw missing();
  const open = () => place.open(name);
  onProgress({ step: 'read', done: 0, total: 0 });
  const manifest = await examineBackup(open, key);
  const needed = ROOM * ((await databaseBytes(shop.url)) + manifest.files.bytes);
  const { bavail, bsize } = await statfs(shop.dataDir);
  if (bavail * bsize < needed) return { needed, free: bavail * bsize };
  const total = manifest.tables.length;
  try {
    const { findings } = await restoreShop({
      open,
      into,
      key,
      databaseUrl: undefined,
      storageUrl: undefined,
      isPassing: true,
      onTable: (done) => onProgress(done < total ? { step: 'restore', done, total } : { step: 'prove', done: 0, total: 0 }),
      report: () => {},
    });
    return { ...holdsOf(manifest), findings };
  } finally {
    await removeLeftover(into);
  }
}

const tell = (answer: BackupAnswer<FinishedBackup | ProvenBackup | undefined>) => process.send?.(answer);

async function perform({ shop, task }: BackupOrder, onProgress: OnProgress) {
  if (task.act === 'make') return make(shop, task, onProgress);
  if (task.act === 'prove') return prove(shop, task, onProgress);
  await makeBaseCopy(shop.dataDir);
  return undefined;
}

async function answer(order: BackupOrder): Promise<void> {
  setPriority(Math.min(getPriority() + order.shop.niceness, constants.priority.PRIORITY_LOW));
  const onProgress: OnProgress = (progress) => tell({ progress });
  try {
    tell({ done: await perform(order, onProgress) });
  } catch (error) {
    tell(error instanceof StartFailure ? { refused: error.message } : { broken: String(error) });
  }
}

process.once('message', (order: BackupOrder) => void answer(order));
// The server has the answer, or is gone. A restore that is under way ends with this process.
process.once('disconnect', () => process.exit());
