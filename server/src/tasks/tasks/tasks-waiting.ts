import { and, inArray, min, sql } from 'drizzle-orm';
import { type TaskKind, taskStates } from '#contract/tasks/tasks.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Waiting } from '#server/platform/database/lists/waiting.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { toDo } from './states.ts';
import { task } from './tables.ts';

const { open, claimed } = taskStates;

export interface TasksWaiting {
  /** Tasks that nobody has taken on, by kind. */
  open: ReadonlyMap<TaskKind, TaskWaiting>;
  /** Tasks that this person has taken on. */
  own: TaskWaiting;
}
type TaskWaiting = Waiting & { says: string };

interface TaskSum {
  kind: TaskKind;
  state: number;
  count: number;
  late: number;
  oldest: Date | null;
}

const toWaiting = (rows: readonly TaskSum[]): TaskWaiting => {
  const late = rows.reduce((sum, row) => sum + row.late, 0);
  const times = rows.flatMap(({ oldest }) => oldest ?? []).toSorted((one, other) => one.getTime() - other.getTime());
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    capped: false,
    oldest: times[0] ?? null,
    says: late > 0 ? `${late} 项已超时` : '',
  };
};

/** Reads what is to be done along `task__to_do`, which holds nothing else. */
export async function tasksWaiting(db: Db, { actor, now }: Pick<CallContext, 'actor' | 'now'>): Promise<TasksWaiting> {
  const isOwn = sql`(${task.state} = ${open} or ${task.holderId} = ${adminIdOf(actor)})`;
  const rows = await db
    .select({
      kind: task.kind,
      state: task.state,
      count: sql<number>`count(*)::int`,
      late: sql<number>`(count(*) filter (where ${task.dueTime} < ${now}))::int`,
      oldest: min(task.createTime),
    })
    .from(task)
    .where(and(inArray(task.state, [...toDo]), isOwn))
    .groupBy(task.kind, task.state);
  const unheld = rows.filter(({ state }) => state === open);
  return {
    open: new Map(unheld.map((row) => [row.kind, toWaiting([row])])),
    own: toWaiting(rows.filter(({ state }) => state === claimed)),
  };
}
