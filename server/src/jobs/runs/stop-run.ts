import { runRefusals } from '#contract/jobs/runs.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockRun, setRun } from './queries.ts';

/** Has the job of a run of one's own end after the portion under way. */
export async function stopRun({ tx, actor, now }: Write, { id }: { id: number }): Promise<null> {
  const run = await lockRun(tx, id);
  if (!run || run.adminId !== adminIdOf(actor) || run.state === 'checked') throw runRefusals.NOT_FOUND();
  if (run.state !== 'waiting') throw runRefusals.IS_OVER();
  await setRun(tx, id, { stopTime: now });
  return null;
}
