import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { providerPause } from './tables.ts';

export type Pause = typeof providerPause.$inferSelect;

/** A pause that holds a request to a path back. */
export async function findPause(db: Db, provider: string, path: string, now: Date): Promise<Pause | undefined> {
  const [found] = await db
    .select()
    .from(providerPause)
    .where(and(eq(providerPause.provider, provider), inArray(providerPause.path, ['', path]), gt(providerPause.untilTime, now)))
    .limit(1);
  return found;
}

/** Pauses that hold requests back now, the oldest first. */
export const listPauses = (db: Db, now: Date): Promise<Pause[]> =>
  db.select().from(providerPause).where(gt(providerPause.untilTime, now)).orderBy(providerPause.sinceTime);

/** Keeps a pause; one that is still running goes on, since when it began. */
export async function setPause(tx: Tx, pause: Pause): Promise<void> {
  const { says, remedy, untilTime } = pause;
  const sinceTime = sql`case when ${providerPause.untilTime} >= excluded.since_time then ${providerPause.sinceTime}
    else excluded.since_time end`;
  await tx
    .insert(providerPause)
    .values(pause)
    .onConflictDoUpdate({ target: [providerPause.provider, providerPause.path], set: { says, remedy, untilTime, sinceTime } });
}

export const deletePauses = (tx: Tx, provider: string) => tx.delete(providerPause).where(eq(providerPause.provider, provider));
