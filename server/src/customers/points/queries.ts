import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { ledgerRefusals, pointsStates } from '#contract/customers/ledgers.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { countDue } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { keptSum } from '../ledgers/kept-sum.ts';
import { integralRecord } from './tables.ts';

type PointsRecord = typeof integralRecord.$inferSelect;

export const points = keptSum('integral', ledgerRefusals.SHORT_OF_POINTS);

/** Points that an order earned; undefined when there were none. */
export async function lockGain(tx: Tx, orderNo: string): Promise<PointsRecord | undefined> {
  const isGain = and(eq(integralRecord.linkId, orderNo), eq(integralRecord.kind, 'gain'));
  const [found] = await tx.select().from(integralRecord).where(isGain).for('update');
  return found;
}

const isToThaw = (now: Date) => and(eq(integralRecord.status, pointsStates.frozen), lte(integralRecord.thawTime, now));

export const countThawing = (db: Db, now: Date): Promise<number> => countDue(db, integralRecord, isToThaw(now));

/** Frozen points whose time is over. Rows that somebody holds are left for the next run. */
export const lockThawing = (tx: Tx, now: Date, most: number): Promise<PointsRecord[]> =>
  tx
    .select()
    .from(integralRecord)
    .where(isToThaw(now))
    .orderBy(asc(integralRecord.id))
    .limit(most)
    .for('update', { skipLocked: true });

type WaitingPoints = Partial<Pick<PointsRecord, 'integral' | 'balance' | 'status' | 'thawTime'>>;

/** Changes points that wait; those that count stay as they are. */
export async function setWaiting({ tx, now }: Write, id: number, set: WaitingPoints): Promise<void> {
  const waits = inArray(integralRecord.status, [pointsStates.created, pointsStates.frozen]);
  await tx
    .update(integralRecord)
    .set({ ...set, updateTime: now })
    .where(and(eq(integralRecord.id, id), waits));
}
