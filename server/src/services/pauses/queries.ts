import { and, eq, gt, inArray } from 'drizzle-orm';
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

export const countPauses = (db: Db, provider: string, now: Date): Promise<number> =>
  db.$count(providerPause, and(eq(providerPause.provider, provider), gt(providerPause.untilTime, now)));

export async function setPause(tx: Tx, pause: Pause): Promise<void> {
  const { code, says, untilTime } = pause;
  await tx
    .insert(providerPause)
    .values(pause)
    .onConflictDoUpdate({ target: [providerPause.provider, providerPause.path], set: { code, says, untilTime } });
}

export const deletePauses = (tx: Tx, provider: string) => tx.delete(providerPause).where(eq(providerPause.provider, provider));
