import { runRefusals } from '#contract/jobs/runs.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockRun, setRun } from './queries.ts';
import { isUnderWay } from './under-way.ts';

/** Reason of a run that ended early. */
export const STOPPED = '已按要求停止';

/** Has the job of a run of one's own end after the portion under way. */
export async function stopRun({ tx, actor, now }: Write, { id }: { id: number }): Promise<null> {
  const run = await lockRun(tx, id);
  if (!run || run.adminId !== adminIdOf(actor) || run.state === 'checked') throw runRefusals.NOT_FOUND();
  if (!isUnderWay(run)) throw runRefusals.IS_OVER();
  await setRun(tx, id, { stopTime: now });
  return null;
}
