import { type SQL, and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Scope } from '#server/platform/actor.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { RowDraft, RowOutcome, RowRecord, RunRecord, UndoCounts } from './run-kind.ts';
import { run, runRow } from './tables.ts';

/** Columns with the task, or the input of a row, as its kind declares it. */
const columnsOf = <T>() => ({ ...getTableColumns(run), task: sql<T>`${run.task}` });
const rowColumnsOf = <I>() => ({ ...getTableColumns(runRow), input: sql<I>`${runRow.input}` });

export async function findRun<T>(db: Db, id: number): Promise<RunRecord<T> | undefined> {
  const [found] = await db.select(columnsOf<T>()).from(run).where(eq(run.id, id));
  return found;
}

/** The run that a job works on. */
export async function findRunOfJob(db: Db, jobId: number): Promise<number | undefined> {
  const [found] = await db.select({ id: run.id }).from(run).where(eq(run.jobId, jobId));
  return found?.id;
}

/** Held to the end of the transaction, so that two processes with its job take turns. */
export async function lockRun<T>(tx: Tx, id: number): Promise<RunRecord<T> | undefined> {
  const [found] = await tx.select(columnsOf<T>()).from(run).where(eq(run.id, id)).for('update');
  return found;
}

export type RunDraft = Pick<RunRecord, 'kind' | 'task' | 'label' | 'adminId' | 'scope' | 'isUndoable' | 'createTime'> &
  Partial<Pick<RunRecord, 'state' | 'requestKey' | 'source'>>;

export async function insertRun(tx: Tx, draft: RunDraft): Promise<number> {
  const none = { state: 'waiting', matched: 0, changed: 0, unchanged: 0, refused: 0 } as const;
  const [made] = await tx
    .insert(run)
    .values({ ...none, ...draft })
    .returning({ id: run.id });
  if (!made) throw new Error('run was not inserted');
  return made.id;
}

export const setRun = (tx: Tx, id: number, values: Partial<Omit<RunRecord, 'id' | 'kind' | 'task'>>) =>
  tx.update(run).set(values).where(eq(run.id, id));

/** Limits what a job still has to do. */
export const limitRun = (tx: Tx, jobId: number, scope: Scope) => tx.update(run).set({ scope }).where(eq(run.jobId, jobId));

/** Adds a row for each record of a select of ids, in its order; answers how many. */
export async function insertTargets(tx: Tx, runId: number, ids: SQL): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`insert into run_row (run_id, target) select ${runId}::int, chosen.id from (${ids}) as chosen (id)`,
  );
  return rowCount ?? 0;
}

export async function insertDrafts(tx: Tx, runId: number, drafts: readonly RowDraft[]): Promise<number> {
  await inChunks(
    drafts.map((draft) => ({ ...draft, runId })),
    (chunk) => insertRows(tx, runRow, chunk),
  );
  return drafts.length;
}

/** Rows that wait, or are done, in the order in which their records are locked. */
export async function idsIn(db: Db, runId: number, state: 'waiting' | 'done'): Promise<number[]> {
  const rows = await db
    .select({ id: runRow.id })
    .from(runRow)
    .where(and(eq(runRow.runId, runId), eq(runRow.state, state)))
    .orderBy(asc(runRow.target), asc(runRow.id));
  return rows.map(({ id }) => id);
}

/** Rows, of these, that still wait. */
export const rowsWaiting = <I>(db: Db, ids: readonly number[]): Promise<RowRecord<I>[]> =>
  db
    .select(rowColumnsOf<I>())
    .from(runRow)
    .where(and(among(runRow.id, ids), eq(runRow.state, 'waiting')))
    .orderBy(asc(runRow.target), asc(runRow.id));

export const setOutcomes = (tx: Tx, outcomes: readonly RowOutcome[]) =>
  tx.execute(sql`
    update run_row r set state = o.state, reason = o.reason, target = coalesce(o.target, r.target)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (id int, state text, reason text, target int)
    where r.id = o.id and r.state = 'waiting'`);

/** Rows of a run that were left alone, held to the end of the transaction, so that two retries never take the same ones. */
export const lockLeft = <I>(tx: Tx, runId: number): Promise<RowRecord<I>[]> =>
  tx
    .select(rowColumnsOf<I>())
    .from(runRow)
    .where(and(eq(runRow.runId, runId), inArray(runRow.state, ['waiting', 'refused'])))
    .orderBy(asc(runRow.id))
    .for('update');

export const setRetried = (tx: Tx, ids: readonly number[]) =>
  tx.update(runRow).set({ state: 'retried' }).where(among(runRow.id, ids));

export async function lockRow<I>(tx: Tx, id: number): Promise<RowRecord<I> | undefined> {
  const [row] = await tx.select(rowColumnsOf<I>()).from(runRow).where(eq(runRow.id, id)).for('update');
  return row;
}

export const setRow = (tx: Tx, id: number, values: Partial<Pick<RowRecord, 'state' | 'reason'>>) =>
  tx.update(runRow).set(values).where(eq(runRow.id, id));

export async function countUndone(db: Db, runId: number): Promise<UndoCounts> {
  const [done, undone] = await Promise.all(
    (['done', 'undone'] as const).map((state) => db.$count(runRow, and(eq(runRow.runId, runId), eq(runRow.state, state)))),
  );
  return { done: done ?? 0, undone: undone ?? 0 };
}
