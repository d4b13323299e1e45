import { type SQL, and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type TaskKind, type taskCalls, taskRefusals, taskStates } from '#contract/tasks/tasks.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { toDo } from './states.ts';
import { type TaskRecord, task } from './tables.ts';

type TaskCalls = typeof taskCalls;

/** Order of a state: tasks to do by `task__due`, those that are over by their end, and all of them by their keys. */
function orderOf(state: number | undefined): SQL[] {
  if (state === undefined) return [desc(task.id)];
  return toDo.includes(state) ? [asc(task.dueTime), asc(task.id)] : [desc(task.endTime), desc(task.id)];
}

export function listTasks(
  db: Db,
  { state, kind, mine, id, ...paging }: Input<TaskCalls['list']>,
  { actor, now }: CallContext,
): Promise<Answer<TaskCalls['list']>> {
  const me = adminIdOf(actor);
  return pageOf(db, paging, {
    from: task,
    where: and(
      equal(task.state, state),
      equal(task.kind, kind),
      equal(task.id, id),
      mine ? and(eq(task.holderId, me), sql`${task.holderId} <> 0`) : undefined,
    ),
    order: orderOf(state),
    show: (rows) =>
      rows.map((row) => ({
        ...row,
        isOwn: row.holderId === me,
        isOverdue: toDo.includes(row.state) && row.dueTime < now,
      })),
  });
}

/** A lock to the end of the transaction, so that two who take it on follow each other. */
export async function lockTask(tx: Tx, id: number): Promise<TaskRecord> {
  const [found] = await tx.select().from(task).where(eq(task.id, id)).for('update');
  if (!found) throw taskRefusals.NOT_FOUND();
  return found;
}

/** True of a record whose task people have closed; read along `task__number`. */
export async function wasClosedSince(
  tx: Tx,
  { kind, subjectKey, number }: Pick<TaskRecord, 'kind' | 'subjectKey' | 'number'>,
  since: Date,
): Promise<boolean> {
  const isOf = and(eq(task.number, number), eq(task.kind, kind), eq(task.subjectKey, subjectKey));
  return (await tx.$count(task, and(isOf, eq(task.state, taskStates.closed), gte(task.endTime, since)))) > 0;
}

/** Reads what is to be done along `task__to_do`, which holds nothing else. */
export const countTasks = (db: Db, _: object, { now }: CallContext): Promise<Answer<TaskCalls['count']>> =>
  db
    .select({
      kind: task.kind,
      open: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${task.dueTime} < ${now}))::int`,
    })
    .from(task)
    .where(inArray(task.state, [...toDo]))
    .groupBy(task.kind)
    .orderBy(task.kind);

/** Keys of what tasks of a kind are about, as long as there is something to do; read along `task__to_do`. */
export const listToDo = async (db: Db, kind: TaskKind): Promise<string[]> =>
  (
    await db
      .select({ subjectKey: task.subjectKey })
      .from(task)
      .where(and(eq(task.kind, kind), inArray(task.state, [...toDo])))
  ).map(({ subjectKey }) => subjectKey);
