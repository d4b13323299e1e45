import type { Fen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTasks, tasksOf } from './queries.ts';

/** Tasks that reversals cover by now, the oldest first. */
export async function closeTasks({ tx, now }: Write, { id, covered }: { id: number; covered: Fen }): Promise<void> {
  let left = covered;
  const done = (await tasksOf(tx, id)).filter((task) => {
    left -= task.amount;
    return left >= 0;
  });
  await finishTasks(
    tx,
    done.map((task) => task.id),
    now,
  );
}
