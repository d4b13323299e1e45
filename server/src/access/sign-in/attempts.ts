import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { type AttemptKind, type Attempts, FORGET_MS, networkOf, pauseAfter } from './rules.ts';
import { loginAttempt } from './tables.ts';

/** Whose failures a try counts for. */
export interface Trier {
  account: string;
  address: string;
}

// Always in this order, or two tries could wait for each other.
const keysOf = ({ account, address }: Trier): [AttemptKind, string][] => [
  ['account', account],
  ['address', networkOf(address)],
];

const mine = (trier: Trier) =>
  or(...keysOf(trier).map(([kind, name]) => and(eq(loginAttempt.kind, kind), eq(loginAttempt.name, name))));

export const attemptsOf = (db: Db, trier: Trier): Promise<Attempts[]> => db.select().from(loginAttempt).where(mine(trier));

export const lockAttempts = (tx: Tx, trier: Trier): Promise<Attempts[]> =>
  tx.select().from(loginAttempt).where(mine(trier)).orderBy(loginAttempt.kind).for('update');

/** Counts a failure for the account and for the address, and starts the pause that it has earned. */
export async function countFailure(tx: Tx, trier: Trier, now: Date): Promise<Attempts[]> {
  const counted: Attempts[] = [];
  for (const [kind, name] of keysOf(trier)) {
    const forgotten = new Date(now.getTime() - FORGET_MS);
    const [row] = await tx
      .insert(loginAttempt)
      .values({ kind, name, failures: 1, lastTime: now })
      .onConflictDoUpdate({
        target: [loginAttempt.kind, loginAttempt.name],
        set: {
          failures: sql`case when ${loginAttempt.lastTime} < ${forgotten} then 1 else ${loginAttempt.failures} + 1 end`,
          lastTime: now,
        },
      })
      .returning();
    if (!row) continue;
    const pause = pauseAfter(kind, row.failures);
    const lockedUntil = pause === 0 ? null : new Date(now.getTime() + pause);
    await tx
      .update(loginAttempt)
      .set({ lockedUntil })
      .where(and(eq(loginAttempt.kind, kind), eq(loginAttempt.name, name)));
    counted.push({ ...row, lockedUntil });
  }
  return counted;
}

/** A success clears the account. The address keeps its count: a guesser may own an account as well. */
export async function forgetFailures(tx: Tx, { account }: Trier): Promise<void> {
  await tx.delete(loginAttempt).where(and(eq(loginAttempt.kind, 'account'), eq(loginAttempt.name, account)));
}

export const deleteForgotten = (tx: Tx, now: Date) =>
  tx.delete(loginAttempt).where(lt(loginAttempt.lastTime, new Date(now.getTime() - FORGET_MS)));
