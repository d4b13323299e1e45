import { SECOND } from '#contract/durations.ts';
import { backupPlaces, backupStates, proofStates } from '#contract/maintenance/backups.ts';
import { backup } from '#server/maintenance/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, ago } from '../past.ts';

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * SECOND);

/** Backups of earlier days, whose files are not kept any more: one found no room, the next one was made and proven. */
export async function seedBackups(write: Write): Promise<void> {
  const [earlier, later] = [ago(write, 12 * DAY).now, ago(write, 11 * DAY).now];
  const shared = { place: backupPlaces.folder, by: '每天备份', isByTimer: true, isEncrypted: true };
  const holds = { bytes: 1_612_000, tables: 223, rows: 26_149, files: 201 };
  const proofSays = '223 张表 26,149 行、201 个文件都和备份时一样；操作日志的 1204 环都和写下时一样';
  const proven = { proof: proofStates.proven, proofBegin: after(later, 5), proofTime: after(later, 31), proofSays };
  const name = 'signalbox-5a0f11c2-demonstration.backup';
  const kept = { name, path: `/mnt/backups/${name}` };
  await write.tx.insert(backup).values([
    {
      ...shared,
      state: backupStates.failed,
      beginTime: earlier,
      endTime: after(earlier, 2),
      problem: '备份没有写进 /mnt/backups：磁盘空间不够，请清出空间，或换一个磁盘。',
    },
    { ...shared, ...holds, ...kept, ...proven, state: backupStates.gone, beginTime: later, endTime: after(later, 4) },
  ]);
}
