import { eq } from 'drizzle-orm';
import { taskRefusals, taskStates } from '#contract/tasks/tasks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { taskMoves } from './states.ts';
import { type TaskRecord, task } from './tables.ts';

type TaskChange = Partial<Pick<TaskRecord, 'holderId' | 'holder' | 'note' | 'endTime'>>;

/** Moves a task for a person, who holds its row. */
export async function moveTask(
  { tx, now }: Write,
  { id, state, holder }: TaskRecord,
  act: Exclude<keyof typeof taskMoves, 'finish'>,
  set: TaskChange,
): Promise<void> {
  const { from, to } = taskMoves[act];
  if (!from.some((each) => each === state)) {
    throw state === taskStates.claimed ? taskRefusals.TAKEN({ holder: holder ?? '' }) : taskRefusals.OVER();
  }
  await tx
    .update(task)
    .set({ ...set, state: to, updateTime: now })
    .where(eq(task.id, id));
}
