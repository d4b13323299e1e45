import { and, eq, inArray } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import type { TaskSubject } from './open-task.ts';
import { taskMoves } from './states.ts';
import { task } from './tables.ts';

/** Ends what an event has settled; nothing where nothing is to be done. */
export async function finishTask({ tx, now }: Write, { kind, subjectKey }: TaskSubject): Promise<void> {
  const { from, to } = taskMoves.finish;
  await tx
    .update(task)
    .set({ state: to, endTime: now, updateTime: now })
    .where(and(eq(task.kind, kind), eq(task.subjectKey, subjectKey), inArray(task.state, [...from])));
}
