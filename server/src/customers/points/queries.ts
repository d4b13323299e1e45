import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { no, pointsStates } from '#contract/customers/ledgers.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customer } from '../customers/tables.ts';
import { integralRecord } from './tables.ts';

type PointsRecord = typeof integralRecord.$inferSelect;

/** Moves what counts, for a row of the ledger that comes with it; answers what there is after it. */
export async function addPoints({ tx, now }: Write, uid: number, integral: number): Promise<number> {
  const [moved] = await tx
    .update(customer)
    .set({ integral: sql`${customer.integral} + ${integral}`, updateTime: now })
    .where(and(eq(customer.id, uid), sql`${customer.integral} + ${integral} >= 0`))
    .returning({ balance: customer.integral });
  if (!moved) throw no.SHORT_OF_POINTS();
  return moved.balance;
}

/** Points of a customer that count, locked until the end of the transaction. */
export async function lockPoints(tx: Tx, uid: number): Promise<number> {
  const [found] = await tx.select({ integral: customer.integral }).from(customer).where(eq(customer.id, uid)).for('update');
  return found?.integral ?? 0;
}

export async function findPoints(db: Db, uid: number): Promise<number> {
  const [found] = await db.select({ integral: customer.integral }).from(customer).where(eq(customer.id, uid));
  return found?.integral ?? 0;
}

/** Points that an order earned; undefined when there were none. */
export async function lockGain(tx: Tx, orderNo: string): Promise<PointsRecord | undefined> {
  const isGain = and(eq(integralRecord.linkId, orderNo), eq(integralRecord.kind, 'gain'));
  const [found] = await tx.select().from(integralRecord).where(isGain).for('update');
  return found;
}

/** Frozen points whose time is over. Rows that somebody holds are left for the next run. */
export const lockThawing = (tx: Tx, now: Date, most: number): Promise<PointsRecord[]> =>
  tx
    .select()
    .from(integralRecord)
    .where(and(eq(integralRecord.status, pointsStates.frozen), lte(integralRecord.thawTime, now)))
    .orderBy(asc(integralRecord.id))
    .limit(most)
    .for('update', { skipLocked: true });

type Waiting = Partial<Pick<PointsRecord, 'integral' | 'balance' | 'status' | 'thawTime'>>;

/** Of points that wait; those that count stay as they are. */
export async function setWaiting({ tx, now }: Write, id: number, set: Waiting): Promise<void> {
  const waits = inArray(integralRecord.status, [pointsStates.created, pointsStates.frozen]);
  await tx
    .update(integralRecord)
    .set({ ...set, updateTime: now })
    .where(and(eq(integralRecord.id, id), waits));
}
