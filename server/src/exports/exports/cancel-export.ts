import { exportRefusals } from '#contract/exports/exports.ts';
import { setJobProgress } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOwnExport, setUnfinished } from './queries.ts';
import { isOver } from './rules.ts';

/** The job finds it cancelled at its next page and throws away what it wrote. */
export async function cancelExport({ tx, actor, now }: Write, { id }: { id: number }): Promise<null> {
  const row = await lockOwnExport(tx, id, actor);
  if (isOver(row.state)) throw exportRefusals.OVER();
  await setUnfinished(tx, id, { state: 'cancelled' });
  if (row.jobId !== null) await setJobProgress(tx, row.jobId, { state: 'failed', message: '已取消导出' }, now);
  return null;
}
