import { and, eq, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { loginAttempt } from './tables.ts';
import { type AttemptKind, type Attempts, FORGET_MS, isForgotten, networkOf, pauseAfter } from './rules.ts';

/** Subjects that a failed try counts for. */
export interface Trier {
  account: string;
  address: string;
  /** Marks a caller from a network where the account signed in lately, or with one of its sessions. */
  isKnown: boolean;
}

type NamedAttempts = Attempts & { name: string };
type AttemptKey = readonly [kind: AttemptKind, name: string];

// Keys in the order of their kinds, or two tries could wait for each other.
const keysOf = ({ account, address, isKnown }: Trier): readonly AttemptKey[] => {
  const network = networkOf(address);
  return isKnown
    ? [
        ['address', network],
        ['known', `${account}@${network}`],
      ]
    : [
        ['account', account],
        ['address', network],
      ];
};

const ofKey = ([kind, name]: AttemptKey) => and(eq(loginAttempt.kind, kind), eq(loginAttempt.name, name));
const ofKeys = (keys: readonly AttemptKey[]) => or(...keys.map(ofKey));

export const attemptsOf = (db: Db, trier: Trier): Promise<Attempts[]> =>
  db
    .select()
    .from(loginAttempt)
    .where(ofKeys(keysOf(trier)));

export const attemptsOnAccount = (db: Db, { account }: Pick<Trier, 'account'>): Promise<Attempts[]> =>
  db
    .select()
    .from(loginAttempt)
    .where(ofKey(['account', account]));

/** Rows are made first, or the first tries, sent together, would find nothing to wait for. */
export async function lockAttempts(tx: Tx, trier: Trier, now: Date): Promise<NamedAttempts[]> {
  const keys = keysOf(trier);
  await tx
    .insert(loginAttempt)
    .values(keys.map(([kind, name]) => ({ kind, name, failures: 0, lastTime: now })))
    .onConflictDoNothing();
  return tx.select().from(loginAttempt).where(ofKeys(keys)).orderBy(loginAttempt.kind).for('update');
}

/** Counts a failure for each locked row, and starts the pause that it has earned. */
export async function countFailure(tx: Tx, locked: readonly NamedAttempts[], now: Date): Promise<Attempts[]> {
  const counted = locked.map((row) => {
    const failures = isForgotten(row, now) ? 1 : row.failures + 1;
    const pause = pauseAfter(row.kind, failures);
    return { ...row, failures, lastTime: now, lockedUntil: pause === 0 ? null : new Date(now.getTime() + pause) };
  });
  for (const { kind, name, failures, lastTime, lockedUntil } of counted) {
    await tx
      .update(loginAttempt)
      .set({ failures, lastTime, lockedUntil })
      .where(ofKey([kind, name]));
  }
  return counted;
}

/** A success clears what was counted for the account. The address keeps its count: a guesser may own an account as well. */
export async function forgetFailures(tx: Tx, trier: Trier): Promise<void> {
  await tx.delete(loginAttempt).where(ofKeys(keysOf(trier).filter(([kind]) => kind !== 'address')));
}

export const deleteForgotten = (tx: Tx, now: Date) =>
  tx.delete(loginAttempt).where(lt(loginAttempt.lastTime, new Date(now.getTime() - FORGET_MS)));
