import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { undoRuleOf } from '#server/platform/write/undo.ts';
import type { RowChange } from './collapse.ts';

/** A record that a row is, or that it belongs to. */
export interface Owner {
  noun: string;
  id: number;
}

export const keyOf = ({ noun, id }: Owner): string => `${noun}#${id}`;

const pointerIn = ({ before, after }: RowChange, column: string): number => Number(after?.[column] ?? before?.[column] ?? 0);

/** Of parts whose change left the pointer alone, the record they point to now. */
async function pointersNow(db: Db, noun: string, column: string, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; owner: number }>(sql`
    select id, ${sql.identifier(column)} as owner from ${sql.identifier(noun)} where id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, owner }) => [Number(id), owner]));
}

/** Record that each row belongs to. */
export async function ownersOf<R extends RowChange>(db: Db, rows: readonly R[]): Promise<Map<R, Owner>> {
  const owners = new Map<R, Owner>();
  for (const [noun, same] of Map.groupBy(rows, (row) => row.noun)) {
    const part = undoRuleOf(noun).partOf;
    const unsaid = part ? same.filter((row) => pointerIn(row, part[1]) === 0) : [];
    const now = await pointersNow(
      db,
      noun,
      part?.[1] ?? '',
      unsaid.map(({ rowId }) => rowId),
    );
    for (const row of same)
      owners.set(
        row,
        part ? { noun: part[0], id: pointerIn(row, part[1]) || (now.get(row.rowId) ?? 0) } : { noun, id: row.rowId },
      );
  }
  return owners;
}

/** Names of these records for people. */
export async function namesOf(db: Db, owners: readonly Owner[]): Promise<string[]> {
  const found: string[] = [];
  for (const { noun, id } of owners) {
    const { rows } = await db.execute<{ name: string | null }>(sql`
      select coalesce(to_jsonb(t) ->> 'store_name', to_jsonb(t) ->> 'name') as name from ${sql.identifier(noun)} t where id = ${id}`);
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
