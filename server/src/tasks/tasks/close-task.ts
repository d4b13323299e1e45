import type { Input } from '#contract/call.ts';
import { closedByPeople, type taskCalls, taskKinds, taskRefusals } from '#contract/tasks/tasks.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveTask } from './move-task.ts';
import { lockTask } from './queries.ts';

/** Ends it for a person with a reason: for whoever holds it, or for anybody while nobody does. */
export async function closeTask(write: Write, { id, note }: Input<typeof taskCalls.close>): Promise<null> {
  const holderId = adminIdOf(write.actor);
  const found = await lockTask(write.tx, id);
  if (!closedByPeople.has(found.kind)) throw taskRefusals.ENDS_ITSELF({ kind: taskKinds.labels[found.kind] });
  if (found.holderId !== 0 && found.holderId !== holderId) throw taskRefusals.TAKEN({ holder: found.holder ?? '' });
  await moveTask(write, found, 'close', { note: note.trim(), endTime: write.now, holderId, holder: actorName(write.actor) });
  return null;
}
