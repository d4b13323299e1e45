import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import { showMoment } from '#contract/moment.ts';
import { finishTask, openTask } from '#server/tasks/index.ts';
import type { Write } from '#server/platform/write/write.ts';

const subject = { kind: taskKinds.backup, subjectKey: 'made' };

/** Leaves a backup that was not made to people, until one is. */
export async function settleBackup(write: Write, failed?: { at: Date; why: string }): Promise<void> {
  if (!failed) return finishTask(write, subject);
  const { at, why } = failed;
  const says = `备份没有成功${why && `：${why}`}。请按提示处理，再点“立即备份”`;
  return openTask(write, { ...subject, record: taskRecords.backup, number: showMoment(at).slice(0, 16), amount: null, says });
}
