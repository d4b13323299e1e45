import { type SQL, and, eq, getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Refusal } from '#contract/refusal.ts';
import { notFound } from '../not-found.ts';
import type { Db, Tx } from './connect.ts';

type Stamp = 'createTime' | 'updateTime';
type Keyed = PgTable & { id: AnyPgColumn };

interface RowsOptions {
  /** Rows that are there; all by default. */
  live?: SQL | undefined;
  /** Refusal when there is no such row. */
  missing?: () => Refusal;
}

/** The transaction of a write and its moment. */
interface Writing {
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
  const set = async ({ tx, now }: Writing, id: number, values: PgUpdateSetSource<T>): Promise<void> => {
    const { rowCount } = await tx
      .update(from)
      .set({ ...values, updateTime: now })
      .where(byId(id));
    if (rowCount === 0) there(undefined);
  };
  const insert = async ({ tx, now }: Writing, values: Omit<T['$inferInsert'], Stamp>): Promise<number> => {
    const [row] = await tx
      .insert(from)
      .values({ ...values, createTime: now, updateTime: now })
      .returning({ id: sql<number>`${table.id}` });
    if (!row) throw new Error(`${getTableName(table)}: nothing was inserted`);
    return row.id;
  };
  const find = async (db: Db, id: number): Promise<Row | undefined> => (await db.select().from(from).where(byId(id)))[0];

  return {
    find,
    get: async (db: Db, id: number): Promise<Row> => there(await find(db, id)),
    /** Other writes on the row wait until this one ends. */
    lock: async (tx: Tx, id: number): Promise<Row> => there((await tx.select().from(from).where(byId(id)).for('update'))[0]),
    set,
    /** Its id. */
    insert,
    /** A new row where there is no id yet. */
    async save(
      write: Writing,
      id: number | undefined,
      values: Omit<T['$inferInsert'], Stamp> & PgUpdateSetSource<T>,
    ): Promise<number> {
      if (id === undefined) return insert(write, values);
      await set(write, id, values);
      return id;
    },
  };
}
