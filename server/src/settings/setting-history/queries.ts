import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { change, changeRow } from '#server/platform/write/tables.ts';
import { config } from '../config/tables.ts';
import { formTemp } from '../form-templates/tables.ts';

export type StoredRow = typeof config.$inferSelect;

/** Rows of a form and of these keys; hidden ones too, because their history goes on. */
export const rowsOfForm = (db: Db, formId: number, keys: readonly string[]): Promise<StoredRow[]> =>
  db
    .select()
    .from(config)
    .where(or(inArray(config.name, [...keys]), formId > 0 ? eq(config.formId, formId) : undefined))
    .orderBy(asc(config.id));

/** Other saves of these keys wait until this one ends. */
export const lockRows = (tx: Tx, keys: readonly string[]): Promise<StoredRow[]> =>
  tx
    .select()
    .from(config)
    .where(inArray(config.name, [...keys]))
    .orderBy(asc(config.id))
    .for('update');

/** Contents of the forms that are still there. */
export const contentsOf = (db: Db, formIds: readonly number[]): Promise<{ id: number; content: string }[]> =>
  db
    .select({ id: formTemp.id, content: formTemp.content })
    .from(formTemp)
    .where(inArray(formTemp.id, [...formIds]));

const ofSettings = (rowIds: readonly number[]) =>
  and(eq(changeRow.noun, 'config'), inArray(changeRow.rowId, [...rowIds]), sql`${changeRow.after} ? 'value'`);

const found = {
  change,
  rowId: changeRow.rowId,
  before: sql<string | null>`${changeRow.before} ->> 'value'`,
  after: sql<string>`${changeRow.after} ->> 'value'`,
};
export interface ValueChange {
  change: typeof change.$inferSelect;
  rowId: number;
  /** Null where nothing was stored yet. */
  before: string | null;
  after: string;
}

/** Changes of values of these rows, newest first, in pages of whole changes; one more than `limit` of them. */
export async function valueChanges(
  db: Db,
  rowIds: readonly number[],
  { limit, offset }: { limit: number; offset: number },
): Promise<ValueChange[]> {
  const changes = db
    .select({ id: changeRow.changeId })
    .from(changeRow)
    .where(ofSettings(rowIds))
    .groupBy(changeRow.changeId)
    .orderBy(desc(changeRow.changeId))
    .limit(limit + 1)
    .offset(offset)
    .as('about');
  return db
    .select(found)
    .from(changes)
    .innerJoin(change, eq(change.id, changes.id))
    .innerJoin(changeRow, and(eq(changeRow.changeId, change.id), ofSettings(rowIds)))
    .orderBy(desc(change.id), asc(changeRow.id));
}

/** Effect of one change to the values of these rows. */
export const valuesOfChange = (db: Db, changeId: number, rowIds: readonly number[]): Promise<ValueChange[]> =>
  db
    .select(found)
    .from(changeRow)
    .innerJoin(change, eq(change.id, changeRow.changeId))
    .where(and(eq(changeRow.changeId, changeId), ofSettings(rowIds)))
    .orderBy(asc(changeRow.id));

/** The last change of a value of these rows. */
export async function latestChange(db: Db, rowIds: readonly number[]): Promise<number> {
  const [row] = await db
    .select({ id: changeRow.changeId })
    .from(changeRow)
    .where(ofSettings(rowIds))
    .orderBy(desc(changeRow.changeId))
    .limit(1);
  return row?.id ?? 0;
}
