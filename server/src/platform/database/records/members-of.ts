import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../connect.ts';
import type { Writing } from '../rows.ts';

type Bond = PgTable & { createTime: AnyPgColumn };
type ColumnOf<T extends Bond> = keyof T['$inferInsert'] & keyof T['_']['columns'] & string;

/** Records that belong to another, a row for each: `owner` and `member` name the columns of their ids. */
export function membersOf<T extends Bond>(table: T, owner: ColumnOf<T>, member: ColumnOf<T>) {
  const columns: Readonly<Record<ColumnOf<T>, AnyPgColumn>> = getTableColumns(table);
  const { [owner]: ownerId, [member]: memberId } = columns;
  const from: PgTable = table;

  /** Ids of the members; other writes on them wait until this one ends. */
  async function lock(tx: Tx, id: number): Promise<number[]> {
    const rows = await tx
      .select({ id: sql<number>`${memberId}` })
      .from(from)
      .where(eq(ownerId, id))
      .for('update');
    return rows.map((row) => row.id);
  }

  return {
    lock,
    /** Replaces them: who stays keeps the row, so that the history shows who came and who went. `admits` may refuse those who come. */
    async replace({ tx, now }: Writing, id: number, ids: readonly number[], admits: (added: readonly number[]) => Promise<void>) {
      const [before, wanted] = [new Set(await lock(tx, id)), new Set(ids)];
      const [added, gone] = [[...wanted.difference(before)], [...before.difference(wanted)]];
      await admits(added);
      if (gone.length > 0) await tx.delete(from).where(and(eq(ownerId, id), inArray(memberId, gone)));
      const rows = added.map((each) => ({ [owner]: id, [member]: each, createTime: now }));
      if (rows.length > 0) await tx.insert(from).values(rows);
    },
  };
}
