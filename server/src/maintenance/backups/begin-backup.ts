import { MINUTE } from '#contract/durations.ts';
import { backupPlaces, backupRefusals } from '#contract/maintenance/backups.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settleBackup } from './settle-backup.ts';
import { makeBackup } from './make-backup.ts';
import { endAbandoned, insertBackup, storedPlan } from './queries.ts';

/** Time that a process has to take the lock, before a backup counts as abandoned. */
const PATIENCE_MS = 10 * MINUTE;
const CUT_SHORT = '没有做完，服务可能中途停止过';

/** Begins a backup, which a job makes after the commit. */
export async function beginBackup(write: Write, { isByTimer, by }: { isByTimer: boolean; by: string }): Promise<void> {
  const { place, folder, bucket, key } = await storedPlan(write.tx);
  if ((place === backupPlaces.folder ? folder : bucket) === '') throw backupRefusals.NO_PLACE();
  const abandoned = await endAbandoned(write, new Date(write.now.getTime() - PATIENCE_MS), CUT_SHORT);
  for (const { beginTime } of abandoned) await settleBackup(write, { at: beginTime, why: CUT_SHORT });
  const id = await insertBackup(write, { isByTimer, by, place, isEncrypted: key !== '' });
  await later(write, makeBackup, { id });
}
