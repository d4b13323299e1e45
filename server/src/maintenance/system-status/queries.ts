import type { Answer } from '#contract/call.ts';
import type { StatusItem, systemStatusCalls } from '#contract/maintenance/system-status.ts';
import { runningCluster } from '#server/platform/embedded/index.ts';
import { baseCopies, readJournal } from '#server/platform/embedded/journal.ts';
import { homeOf, isOnSameDisk } from '#server/platform/embedded/journal-home.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { readMigrations } from '#server/platform/database/upgrade/shape.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { waitingRuns } from '#server/platform/jobs/waiting.ts';
import { lastEnded, lastProof, storedPlan } from '../backups/queries.ts';
import { type WorkSources, everyRun } from '../timers/queries.ts';
import { readCopy, readDatabase, readDisk, readMemory, readProgram } from './probes.ts';
import {
  backupItem,
  connectionsItem,
  copyItem,
  databaseItem,
  diskItem,
  journalItem,
  memoryItem,
  migrationsItem,
  programItem,
  queueOf,
  timersItem,
  unread,
} from './rules.ts';

/** Items of a probe: one that cannot be read says so, and keeps none of the others back. */
const items = (key: string, label: string, reading: Promise<StatusItem[]>): Promise<StatusItem[]> =>
  reading.catch(() => [unread(key, label)]);

async function databaseItems(db: Db): Promise<StatusItem[]> {
  const [figures, migrations] = await Promise.all([readDatabase(db), readMigrations()]);
  return [databaseItem(figures), connectionsItem(figures), migrationsItem({ ...figures, known: migrations.length })];
}

async function queueItems(db: Db, known: WorkSources, now: Date): Promise<StatusItem[]> {
  const [waiting, rows] = await Promise.all([waitingRuns(db), everyRun(db, known, now)]);
  return [queueOf(waiting, now), timersItem(rows)];
}

async function backupItems(db: Db, dataDir: string, now: Date): Promise<StatusItem[]> {
  const [{ isOn }, last, proof] = await Promise.all([storedPlan(db), lastEnded(db), lastProof(db)]);
  const cluster = runningCluster(dataDir);
  const copies = cluster === undefined ? [] : baseCopies(cluster);
  const journal =
    cluster === undefined
      ? []
      : [
          journalItem({
            isOn,
            from: copies[0]?.at,
            copies: copies.length,
            log: readJournal(cluster),
            elsewhere: isOnSameDisk(cluster) ? undefined : homeOf(cluster),
          }),
        ];
  return [backupItem({ isOn, last, proof, now }), ...journal];
}

export const systemStatus =
  (known: WorkSources, dataDir: string) =>
  async (db: Db, _: object, { now }: CallContext): Promise<Answer<typeof systemStatusCalls.info>> => {
    const read = await Promise.all([
      items(
        'program',
        '程序',
        readProgram().then((program) => [programItem(program)]),
      ),
      [memoryItem(readMemory())],
      items(
        'disk',
        '磁盘',
        readDisk(dataDir).then((disk) => [diskItem(disk)]),
      ),
      items('database', '数据库', databaseItems(db)),
      items('queue', '后台任务', queueItems(db, known, now)),
      items('backup', '备份', backupItems(db, dataDir, now)),
      items(
        'copy',
        '升级副本',
        readCopy(dataDir).then((at) => [copyItem(at)]),
      ),
    ]);
    return { at: now, items: read.flat() };
  };
