import type { Input } from '#contract/call.ts';
import type { taskCalls } from '#contract/tasks/tasks.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveTask } from './move-task.ts';
import { lockTask } from './queries.ts';

/** Gives it to one person: of two at the same moment, the second is told who has it. */
export async function claimTask(write: Write, { id }: Input<typeof taskCalls.claim>): Promise<null> {
  const found = await lockTask(write.tx, id);
  await moveTask(write, found, 'claim', { holderId: adminIdOf(write.actor), holder: actorName(write.actor) });
  return null;
}
