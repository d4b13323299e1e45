import { sql } from 'drizzle-orm';
import type { Fen } from '#contract/fen.ts';
import { DAY } from '#contract/durations.ts';
import { type TaskKind, type TaskRecordKind, taskStates } from '#contract/tasks/tasks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { wasClosedSince } from './queries.ts';
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

interface Reopening {
  /** Beginning of what the task is about: where people have closed its task since then, it stays closed. */
  unlessClosedSince?: Date | undefined;
}

/** Leaves a record to people, by tomorrow; where it is left to them already, its latest sentence counts. */
export async function openTask(
  write: Write,
  { says, ...draft }: TaskDraft,
  { unlessClosedSince }: Reopening = {},
): Promise<void> {
  const { tx, now } = write;
  if (unlessClosedSince && (await wasClosedSince(tx, draft, unlessClosedSince))) return;
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
