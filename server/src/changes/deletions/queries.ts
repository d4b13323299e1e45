import { type SQL, and, desc, eq, gte, inArray, like, sql } from 'drizzle-orm';
import type { DeletedRecords } from '#contract/history.ts';
import { matching } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { snake } from '#server/platform/database/names.ts';
import { WORD_CAP } from '#server/platform/database/page.ts';
import type { Image } from '#server/platform/write/undo.ts';
import { change, changeRow } from '#server/platform/write/tables.ts';
import type { RowChange } from '../changes/collapse.ts';

/** The whole record: a flagged one is still in its table (`t`), of the other the log has every column. */
const record = sql`(coalesce(to_jsonb(t), '{}') || ${changeRow.before})`;
const table = (noun: string) => sql`${sql.identifier(noun)} t`;
const isOfRow = sql`t.id = ${changeRow.rowId}`;

const fieldOf = (field: string): SQL => {
  const [column = '', ...inside] = field.split('.');
  return sql`${record} #>> ${sql.param([snake(column), ...inside])}::text[]`;
};
const nameOf = ({ named }: DeletedRecords): SQL<string> =>
  sql<string>`concat_ws('：', ${sql.join(
    named.map((field) => sql`nullif(left(${fieldOf(field)}, 80), '')`),
    sql`, `,
  )})`;

const removes = sql`(${changeRow.after} is null or ${changeRow.after} @> '{"is_del": true}')`;
/** Whatever brings a record back, or removes it again, leaves a later row. */
const isStillGone = sql`not exists (
  select from change_row later
  where later.noun = ${changeRow.noun} and later.row_id = ${changeRow.rowId} and later.id > ${changeRow.id}
    and (later.before is null or later.after is null or later.after ? 'is_del'))`;
const deletes = (noun: string) =>
  // The pattern is the index's own; the planner does not see it in the act.
  and(eq(change.act, `${noun}.delete`), like(change.act, sql`'%.delete'`), eq(changeRow.noun, noun), removes);

export interface DeletionsQuery {
  noun: string;
  deleted: DeletedRecords;
  since: Date;
  kind?: number | undefined;
  name?: string | undefined;
}

const among = ({ noun, deleted, since, kind, name }: DeletionsQuery) =>
  and(
    deletes(noun),
    gte(change.at, since),
    isStillGone,
    deleted.kind === undefined || kind === undefined ? undefined : sql`${fieldOf(deleted.kind)} = ${String(kind)}`,
    matching(name, nameOf(deleted)),
  );

export const deletionsIn = (db: Db, wanted: DeletionsQuery, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({
      id: changeRow.id,
      rowId: changeRow.rowId,
      changeId: change.id,
      name: nameOf(wanted.deleted),
      picture: wanted.deleted.picture === undefined ? sql<null>`null` : sql<string | null>`${fieldOf(wanted.deleted.picture)}`,
      at: change.at,
      actor: change.actorName,
    })
    .from(change)
    .innerJoin(changeRow, eq(changeRow.changeId, change.id))
    .leftJoin(table(wanted.noun), isOfRow)
    .where(among(wanted))
    .orderBy(desc(change.at), desc(change.id), desc(changeRow.id))
    .limit(limit)
    .offset(offset);

/** Count up to one above the cap, to know of more. */
export async function countDeletions(db: Db, wanted: DeletionsQuery): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(change)
    .innerJoin(changeRow, eq(changeRow.changeId, change.id))
    .leftJoin(table(wanted.noun), isOfRow)
    .where(among(wanted))
    .limit(WORD_CAP + 1)
    .as('counted');
  return db.$count(counted);
}

/** Numbers of records of these nouns that each change touched. */
export async function countAlong(
  db: Db,
  changeIds: readonly number[],
  nouns: readonly string[],
): Promise<Map<number, Map<string, number>>> {
  const counts = new Map<number, Map<string, number>>();
  if (changeIds.length === 0 || nouns.length === 0) return counts;
  const rows = await db
    .select({
      changeId: changeRow.changeId,
      noun: changeRow.noun,
      n: sql<number>`count(distinct ${changeRow.rowId})`.mapWith(Number),
    })
    .from(changeRow)
    .where(and(inArray(changeRow.changeId, [...changeIds]), inArray(changeRow.noun, [...nouns])))
    .groupBy(changeRow.changeId, changeRow.noun);
  for (const { changeId, noun, n } of rows) counts.set(changeId, (counts.get(changeId) ?? new Map()).set(noun, n));
  return counts;
}

/** Deletions of one change, which is locked while one of them is undone. Latest first. */
export const lockDeletions = (tx: Tx, noun: string, ids: readonly number[]) =>
  tx
    .select({ id: changeRow.id, changeId: change.id, at: change.at, undoneBy: change.undoneBy })
    .from(change)
    .innerJoin(changeRow, eq(changeRow.changeId, change.id))
    .where(and(deletes(noun), inArray(changeRow.id, [...ids])))
    .orderBy(desc(change.id), desc(changeRow.id))
    .for('update', { of: change });

export interface Gone extends RowChange {
  changeId: number;
  image: Image;
}

/** Deletions without a later one of the same record, latest first. */
export const stillGone = (db: Db, noun: string, ids: readonly number[]): Promise<Gone[]> =>
  db
    .select({
      changeId: changeRow.changeId,
      noun: changeRow.noun,
      rowId: changeRow.rowId,
      before: changeRow.before,
      after: changeRow.after,
      image: sql<Image>`${record}`,
    })
    .from(changeRow)
    .leftJoin(table(noun), isOfRow)
    .where(and(inArray(changeRow.id, [...ids]), isStillGone))
    .orderBy(desc(changeRow.id));

/** Records of a noun that went along. */
export const rowsAlong = (db: Db, changeIds: readonly number[], noun: string): Promise<RowChange[]> =>
  db
    .select({ noun: changeRow.noun, rowId: changeRow.rowId, before: changeRow.before, after: changeRow.after })
    .from(changeRow)
    .where(and(inArray(changeRow.changeId, [...changeIds]), sql`${changeRow.noun} <> ${noun}`))
    .orderBy(changeRow.id);
