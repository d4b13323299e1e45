import type { Input } from '#contract/call.ts';
import { type taskCalls, taskRefusals, taskStates } from '#contract/tasks/tasks.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveTask } from './move-task.ts';
import { lockTask } from './queries.ts';

/** Puts it back for whoever holds it. */
export async function releaseTask(write: Write, { id }: Input<typeof taskCalls.release>): Promise<null> {
  const found = await lockTask(write.tx, id);
  const isHeld = found.state !== taskStates.open && found.holderId === adminIdOf(write.actor);
  if (!isHeld) throw taskRefusals.NOT_HELD();
  await moveTask(write, found, 'release', { holderId: 0, holder: null });
  return null;
}
