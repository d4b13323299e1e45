import { sql } from 'drizzle-orm';
import type { Fen } from '#contract/fen.ts';
import { DAY } from '#contract/durations.ts';
import { type TaskKind, type TaskRecordKind, taskStates } from '#contract/tasks/tasks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { task } from './tables.ts';

export interface TaskSubject {
  kind: TaskKind;
  /** Key of the record: there is one task to do for each. */
  subjectKey: string;
}

interface TaskDraft extends TaskSubject {
  record: TaskRecordKind;
  /** Number by which people find the record. */
  number: string;
  says: string;
  amount: Fen | null;
}

const SAYS_MAX = 255;

/** Leaves a record to people, by tomorrow; where it is left to them already, its latest sentence counts. */
export async function openTask({ tx, now }: Write, { says, ...draft }: TaskDraft): Promise<void> {
  const dueTime = new Date(now.getTime() + DAY);
  await tx
    .insert(task)
    .values({ ...draft, says: says.slice(0, SAYS_MAX), state: taskStates.open, dueTime, createTime: now, updateTime: now })
    .onConflictDoUpdate({
      target: [task.kind, task.subjectKey],
      targetWhere: sql`state in (0, 1)`, // as `task__to_do` has it
      set: { says: sql`excluded.says`, updateTime: now },
      setWhere: sql`${task.says} <> excluded.says`,
    });
}
