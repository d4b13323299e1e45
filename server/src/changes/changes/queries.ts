import { type SQL, and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { change, changeRow } from '#server/platform/write/tables.ts';
import { jobRun } from '#server/platform/jobs/tables.ts';
import type { RowChange } from './collapse.ts';

export async function lockChange(tx: Tx, id: number) {
  const [row] = await tx.select().from(change).where(eq(change.id, id)).for('update');
  return row;
}

export interface LoggedRow extends RowChange {
  id: number;
}

/** The latest rows of a change, or the latest before one of them, in the order they were changed. */
export async function rowsOf(db: Db, changeId: number, { limit, before }: { limit: number; before?: number | undefined }) {
  const { id, noun, rowId, before: was, after } = changeRow;
  const rows: LoggedRow[] = await db
    .select({ id, noun, rowId, before: was, after })
    .from(changeRow)
    .where(and(eq(changeRow.changeId, changeId), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit);
  return rows.reverse();
}

export const countRows = (db: Db, changeId: number): Promise<number> => db.$count(changeRow, eq(changeRow.changeId, changeId));

/** The last job of a person that took, or takes, this change back. */
export async function lastUndo(db: Db, changeId: number, adminId: number) {
  const [run] = await db
    .select({ state: jobRun.state, result: jobRun.result })
    .from(jobRun)
    .where(and(eq(jobRun.adminId, adminId), eq(jobRun.kind, 'change.undo'), sql`${jobRun.input}->>'id' = ${String(changeId)}`))
    .orderBy(desc(jobRun.id))
    .limit(1);
  return run;
}

/** Progress of a job; the change it goes on with, when one is there that something was changed in. */
export async function undoProgress(db: Db, runId: number, changeId: number) {
  const [run] = await db.select({ result: jobRun.result }).from(jobRun).where(eq(jobRun.id, runId));
  const [undone] = await db.select({ undoneBy: change.undoneBy }).from(change).where(eq(change.id, changeId));
  const undo = Number(run?.result?.undo ?? 0);
  const [begun] = await db.select({ id: change.id }).from(change).where(eq(change.id, undo));
  return { result: run?.result, isDone: undone?.undoneBy !== null, undo: begun?.id };
}

export async function setUndone(tx: Tx, ids: readonly number[], undoneBy: number): Promise<void> {
  await tx
    .update(change)
    .set({ undoneBy })
    .where(inArray(change.id, [...ids]));
}

interface About {
  noun: string;
  rowId: number;
  parts: Readonly<Record<string, string>>;
  /** Most changes that are read. */
  limit: number;
  offset?: number;
  /** Condition on the changes about it; all by default. */
  where?: SQL;
}

/**
 * Rows of one record and of its parts, newest first: parts are found by the column that points to the record. Their keys come as an array,
 * so that the index of rows is read for these alone and not for all parts that there are.
 */
export const rowsAbout = (db: Db, { noun, rowId, parts, limit, offset = 0, where }: About) => {
  const mine = sql`(${changeRow.noun} = ${noun} and ${changeRow.rowId} = ${rowId})`;
  const theirs = Object.entries(parts).map(
    ([part, column]) =>
      sql`(${changeRow.noun} = ${part} and ${changeRow.rowId} = any(array(select id from ${sql.identifier(part)} where ${sql.identifier(column)} = ${rowId})))`,
  );
  const changes = db
    .select({ id: changeRow.changeId })
    .from(changeRow)
    .where(and(or(mine, ...theirs), where))
    .groupBy(changeRow.changeId)
    .orderBy(desc(changeRow.changeId))
    .limit(limit)
    .offset(offset)
    .as('about');
  return db
    .select({ change, noun: changeRow.noun, rowId: changeRow.rowId, before: changeRow.before, after: changeRow.after })
    .from(changes)
    .innerJoin(change, eq(change.id, changes.id))
    .innerJoin(changeRow, sql`${changeRow.changeId} = ${change.id} and (${sql.join([mine, ...theirs], sql` or `)})`)
    .orderBy(desc(change.id), asc(changeRow.id));
};

/** Parts of a record that these changes removed and nothing brought back: only the log knows whose they were. */
export const partsGone = (db: Db, rowId: number, parts: Readonly<Record<string, string>>, changeIds: readonly number[]) => {
  const theirs = Object.entries(parts).map(
    ([part, column]) =>
      sql`(${changeRow.noun} = ${part} and (${changeRow.before} ->> ${column})::int = ${rowId} and not exists (select from ${sql.identifier(part)} p where p.id = ${changeRow.rowId}))`,
  );
  return db
    .select({ change, noun: changeRow.noun, rowId: changeRow.rowId, before: changeRow.before, after: changeRow.after })
    .from(changeRow)
    .innerJoin(change, eq(change.id, changeRow.changeId))
    .where(and(inArray(changeRow.changeId, [...changeIds]), isNull(changeRow.after), or(...theirs)))
    .orderBy(asc(changeRow.id));
};

export interface NameLookup {
  /** Name that the answer has for its values. */
  key: string;
  noun: string;
  column: string;
  ids: readonly number[];
  /** Column that the ids are of. */
  by?: string;
}

/** Values of columns of records of any nouns, in one statement; deleted ones have none. */
export async function valuesOf(db: Db, wanted: readonly NameLookup[]): Promise<Map<string, Map<number, string>>> {
  const asked = wanted.filter(({ ids }) => ids.length > 0);
  const found = new Map(wanted.map(({ key }) => [key, new Map<number, string>()]));
  if (asked.length === 0) return found;
  const parts = asked.map(
    ({
      key,
      noun,
      column,
      ids,
      by = 'id',
    }) => sql`select ${key}::text as key, ${sql.identifier(by)}::bigint as id, ${sql.identifier(column)}::text as value
      from ${sql.identifier(noun)} where ${sql.identifier(by)} = any(${sql.param([...new Set(ids)])}::bigint[])`,
  );
  const { rows } = await db.execute<{ key: string; id: string; value: string }>(sql.join(parts, sql` union all `));
  for (const { key, id, value } of rows) found.get(key)?.set(Number(id), value);
  return found;
}
