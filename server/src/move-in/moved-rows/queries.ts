import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { recordset, imagesOf } from '#server/platform/database/recordset.ts';
import { moveInRow } from './tables.ts';

export interface MovedRow {
  theirKey: string;
  ourId: number;
  hash: string;
  ourHash: string | null;
}

/** Finds the records among these that have come already, by their keys. */
export async function movedRows(db: Db, noun: string, keys: readonly string[]): Promise<Map<string, MovedRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(moveInRow)
    .where(and(eq(moveInRow.noun, noun), sql`${moveInRow.theirKey} = any(${sql.param([...new Set(keys)])}::text[])`));
  return new Map(rows.map((row) => [row.theirKey, row]));
}

/** Our ids by their keys; of records that did not come there is none. */
export async function idsOf(db: Db, noun: string, keys: readonly string[]): Promise<Map<string, number>> {
  const moved = await movedRows(db, noun, keys);
  return new Map([...moved].map(([key, { ourId }]) => [key, ourId]));
}

/** All of a noun; of those of which a shop has some hundreds. */
export async function allIdsOf(db: Db, noun: string): Promise<Map<string, number>> {
  const rows = await db.select().from(moveInRow).where(eq(moveInRow.noun, noun));
  return new Map(rows.map(({ theirKey, ourId }) => [theirKey, ourId]));
}

/** Notes records that came, or came again. */
export async function noteMoved(tx: Tx, noun: string, rows: readonly MovedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { images } = imagesOf(rows.map((row) => ({ noun, ...row })));
  await tx.execute(sql`insert into move_in_row select * from ${recordset(sql.identifier('move_in_row'), images)}
    on conflict (noun, their_key) do update set our_id = excluded.our_id, hash = excluded.hash, our_hash = excluded.our_hash`);
}

export const hasMoved = async (db: Db): Promise<boolean> =>
  (await db.select({ noun: moveInRow.noun }).from(moveInRow).limit(1)).length > 0;
