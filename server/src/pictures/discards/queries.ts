import { asc, inArray, lte } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { discard } from './tables.ts';

/** A deletion can be taken back for 30 s; a restored row must find its file. */
const KEPT_MS = 60_000;

export async function discardFiles(tx: Tx, paths: readonly string[], now: Date): Promise<void> {
  const due = new Date(now.getTime() + KEPT_MS);
  await inChunks(
    paths.map((path) => ({ path, due })),
    (rows) => tx.insert(discard).values(rows),
  );
}

export const listDueDiscards = (db: Db, now: Date, limit: number) =>
  db.select().from(discard).where(lte(discard.due, now)).orderBy(asc(discard.due)).limit(limit);

export async function deleteDiscards(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(discard).where(inArray(discard.id, [...ids]));
}
