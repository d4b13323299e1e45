import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { undoRuleOf } from '#server/platform/write/undo.ts';
import type { RowChange } from './collapse.ts';
import { valuesOf } from './queries.ts';

/** A record that a row is, or that it belongs to. */
export interface Owner {
  noun: string;
  id: number;
}

export const keyOf = ({ noun, id }: Owner): string => `${noun}#${id}`;

const pointerIn = ({ before, after }: RowChange, column: string): number => Number(after?.[column] ?? before?.[column] ?? 0);

/** Record that each row belongs to. Parts whose change left the pointer alone are asked where it points now, in one query. */
export async function ownersOf<R extends RowChange>(db: Db, rows: readonly R[]): Promise<Map<R, Owner>> {
  const byNoun = Map.groupBy(rows, (row) => row.noun);
  const wanted = [...byNoun].flatMap(([noun, same]) => {
    const part = undoRuleOf(noun).partOf;
    const unsaid = part ? same.filter((row) => pointerIn(row, part[1]) === 0) : [];
    return part ? [{ key: noun, noun, column: part[1], ids: unsaid.map(({ rowId }) => rowId) }] : [];
  });
  const now = await valuesOf(db, wanted);
  const ownerOf = (row: R): Owner => {
    const part = undoRuleOf(row.noun).partOf;
    if (!part) return { noun: row.noun, id: row.rowId };
    return { noun: part[0], id: pointerIn(row, part[1]) || Number(now.get(row.noun)?.get(row.rowId) ?? 0) };
  };
  return new Map([...byNoun.values()].flat().map((row) => [row, ownerOf(row)]));
}

/** Names of these records for people. */
export async function namesOf(db: Db, owners: readonly Owner[]): Promise<string[]> {
  const found: string[] = [];
  for (const { noun, id } of owners) {
    const { rows } = await db.execute<{ name: string | null }>(sql`
      select coalesce(to_jsonb(t) ->> 'store_name', to_jsonb(t) ->> 'nickname', to_jsonb(t) ->> 'name') as name from ${sql.identifier(noun)} t where id = ${id}`);
    found.push(rows[0]?.name ?? String(id));
  }
  return found;
}

/** Number of records of these nouns in a change. */
export async function countRecords(db: Db, changeId: number, nouns: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(distinct (noun, row_id)) as count from change_row
    where change_id = ${changeId} and noun = any(${sql.param([...nouns])}::text[])`);
  return Number(rows[0]?.count ?? 0);
}
