import { proofStates } from '#contract/maintenance/backups.ts';
import { showMoment } from '#contract/moment.ts';
import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import { finishTask, openTask } from '#server/tasks/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { BackupRecord } from './tables.ts';

const subject = { kind: taskKinds.backup, subjectKey: 'proven' };

/** Leaves a backup that did not hold, or of which nothing was proven, to people, until one holds. */
export async function settleProof(
  write: Write,
  { beginTime, proof, proofSays }: Pick<BackupRecord, 'beginTime' | 'proof' | 'proofSays'>,
): Promise<void> {
  if (proof === proofStates.proven) return finishTask(write, subject);
  const head = proof === proofStates.noRoom ? '备份没有做恢复验证' : '备份没有通过恢复验证';
  const about = { record: taskRecords.backup, number: showMoment(beginTime).slice(0, 16), amount: null };
  return openTask(write, { ...subject, ...about, says: `${head}：${proofSays}` });
}
