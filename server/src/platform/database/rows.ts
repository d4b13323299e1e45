import { type SQL, and, eq, getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Refusal } from '#contract/refusal.ts';
import { notFound } from '../not-found.ts';
import { edition } from './columns.ts';
import type { Db, Tx } from './connect.ts';

type Stamp = 'createTime' | 'updateTime';
export type Keyed = PgTable & { id: AnyPgColumn };

export interface RowsOptions {
  /** Rows that are there; all by default. */
  live?: SQL | undefined;
  /** Refusal when there is no such row. */
  missing?: () => Refusal;
}

/** Values of a row besides its id and its times. */
export type RowValues<T extends PgTable> = Omit<T['$inferInsert'], Stamp> & PgUpdateSetSource<T>;

/** The transaction of a write and its moment. */
export interface Writing {
  tx: Tx;
  now: Date;
}

/** Row of a table by its id. Its times, where it has any, follow the clock of the write. */
export function rowsOf<T extends Keyed>(table: T, { live, missing }: RowsOptions = {}) {
  type Row = T['$inferSelect'];
  const from: PgTable = table;
  const byId = (id: number) => and(live, eq(table.id, id));
  const there = (row: Row | undefined): Row => {
    if (row) return row;
    throw missing ? missing() : notFound(getTableName(table));
  };
  const update = async ({ tx, now }: Writing, id: number, values: object): Promise<void> => {
    const { rowCount } = await tx
      .update(from)
      .set({ ...values, updateTime: now })
      .where(byId(id));
    if (rowCount === 0) there(undefined);
  };
  const set = (write: Writing, id: number, values: PgUpdateSetSource<T>): Promise<void> => update(write, id, values);
  const insert = async ({ tx, now }: Writing, values: Omit<T['$inferInsert'], Stamp>): Promise<number> => {
    const [row] = await tx
      .insert(from)
      .values({ ...values, createTime: now, updateTime: now })
      .returning({ id: sql<number>`${table.id}` });
    if (!row) throw new Error(`${getTableName(table)}: nothing was inserted`);
    return row.id;
  };
  /** A new row where there is no id yet. */
  const save = async (write: Writing, id: number | undefined, values: RowValues<T>): Promise<number> => {
    if (id === undefined) return insert(write, values);
    await set(write, id, values);
    return id;
  };
  const find = async (db: Db, id: number): Promise<Row | undefined> => (await db.select().from(from).where(byId(id)))[0];

  return {
    find,
    /** The row for a call whose answer is null where there is none. */
    findById: async (db: Db, { id }: { id: number }): Promise<Row | null> => (await find(db, id)) ?? null,
    editionOf: async (db: Db, id: number): Promise<string> =>
      (await db.select({ edition }).from(from).where(eq(table.id, id)))[0]?.edition ?? '',
    get: async (db: Db, id: number): Promise<Row> => there(await find(db, id)),
    /** Other writes on the row wait until this one ends. */
    lock: async (tx: Tx, id: number): Promise<Row> => there((await tx.select().from(from).where(byId(id)).for('update'))[0]),
    set,
    /** Its id. */
    insert,
    save,
    /** Verb of a form: a new row where the form has no id yet. */
    saveForm:
      <D extends object>(columnsOf: (form: D, tx: Tx) => RowValues<T> | Promise<RowValues<T>>) =>
      async (write: Writing, form: D & { id?: number }): Promise<null> => {
        await save(write, form.id, await columnsOf(form, write.tx));
        return null;
      },
    /** Verb of a switch, or of a form with a few of the fields: writes the columns that its call names. */
    async change(write: Writing, { id, ...values }: { id: number } & PgUpdateSetSource<T>): Promise<null> {
      await update(write, id, values);
      return null;
    },
  };
}
