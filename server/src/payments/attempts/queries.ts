import { type SQL, and, asc, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { AttemptKind } from '#contract/payments/attempts.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { notFound } from '#server/platform/not-found.ts';
import { WATCH_PAUSE, nextAsk } from './rules.ts';
import { liveStates } from './states.ts';
import { type AttemptRecord, paymentAttempt } from './tables.ts';

/** Keys of those whose question is due, the longest due first. */
export async function dueAttempts(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(lte(paymentAttempt.nextAskTime, now))
    .orderBy(asc(paymentAttempt.nextAskTime), asc(paymentAttempt.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Takes a question on: of several processes one has it, and the next is due after a pause, whatever becomes of this one. Somebody who
 * watches asks between two that are due. Undefined where none is due.
 */
export async function takeQuestion(
  tx: Tx,
  id: number,
  { now, isWatched }: { now: Date; isWatched: boolean },
): Promise<AttemptRecord | undefined> {
  const isQuiet = or(
    sql`${paymentAttempt.askedTime} is null`,
    lte(paymentAttempt.askedTime, new Date(now.getTime() - WATCH_PAUSE)),
  );
  const isDue = isWatched ? isQuiet : lte(paymentAttempt.nextAskTime, now);
  const [found] = await tx
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.id, id), isNotNull(paymentAttempt.nextAskTime), isDue))
    .for('update');
  if (!found) return undefined;
  const [taken] = await tx
    .update(paymentAttempt)
    .set({ asks: found.asks + 1, askedTime: now, nextAskTime: nextAsk(found, now), updateTime: now })
    .where(eq(paymentAttempt.id, id))
    .returning();
  return taken;
}

const isOf = (kind: AttemptKind, subjectIds: readonly number[]) =>
  and(eq(paymentAttempt.kind, kind), inArray(paymentAttempt.subjectId, [...subjectIds]));

/** Attempts by which these may still be paid. */
export const liveAttempts = (db: Db, kind: AttemptKind, subjectIds: readonly number[]): Promise<AttemptRecord[]> =>
  subjectIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(paymentAttempt)
        .where(and(isOf(kind, subjectIds), inArray(paymentAttempt.state, [...liveStates])))
        .orderBy(asc(paymentAttempt.id));

/** True of those that somebody may be paying at this moment. */
export const hasLiveAttempt = (kind: AttemptKind, subjectId: SQL | typeof paymentAttempt.subjectId): SQL =>
  sql`exists (select from ${paymentAttempt} where ${paymentAttempt.kind} = ${kind}
    and ${paymentAttempt.subjectId} = ${subjectId} and ${inArray(paymentAttempt.state, [...liveStates])})`;

export async function latestAttempt(db: Db, kind: AttemptKind, subjectId: number): Promise<AttemptRecord | undefined> {
  const [found] = await db
    .select()
    .from(paymentAttempt)
    .where(isOf(kind, [subjectId]))
    .orderBy(desc(paymentAttempt.id))
    .limit(1);
  return found;
}

export async function findAttempt(db: Db, number: string): Promise<AttemptRecord | undefined> {
  const [found] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.number, number));
  return found;
}

export async function lockAttempt(tx: Tx, id: number): Promise<AttemptRecord | undefined> {
  const [found] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, id)).for('update');
  return found;
}

export async function getAttempt(db: Db, id: number): Promise<AttemptRecord> {
  const [found] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id));
  if (!found) throw notFound('payment_attempt');
  return found;
}
