import { asc, inArray, lte } from 'drizzle-orm';
import { DELETION_STANDS_MS } from '#contract/history.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { discard } from './tables.ts';

/** A picture that is restored must find its file. One that was discarded before, and restored, waits from now on. */
export async function discardFiles(tx: Tx, paths: readonly string[], now: Date): Promise<void> {
  await tx.delete(discard).where(inArray(discard.path, [...paths]));
  const due = new Date(now.getTime() + DELETION_STANDS_MS);
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

/** Paths whose file is discarded, or already removed. */
export async function withoutDiscard(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const waiting = await db
    .select({ path: discard.path })
    .from(discard)
    .where(inArray(discard.path, [...paths]));
  return new Set(paths).difference(new Set(waiting.map(({ path }) => path)));
}
