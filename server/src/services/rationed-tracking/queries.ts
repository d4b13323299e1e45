import { and, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { trackingAnswer } from './tables.ts';

export type TrackingAnswer = typeof trackingAnswer.$inferSelect;
export type AskedNumber = Pick<TrackingAnswer, 'tracker' | 'carrier' | 'number'>;

const isOf = ({ tracker, carrier, number }: AskedNumber) =>
  and(eq(trackingAnswer.tracker, tracker), eq(trackingAnswer.carrier, carrier), eq(trackingAnswer.number, number));

export async function findAnswer(db: Db, asked: AskedNumber): Promise<TrackingAnswer | undefined> {
  const [found] = await db.select().from(trackingAnswer).where(isOf(asked));
  return found;
}

/** Reserves a question for whoever asks first; false where the number was asked for since. */
export async function reserveQuestion(tx: Tx, asked: AskedNumber, now: Date, since: Date): Promise<boolean> {
  const rows = await tx
    .insert(trackingAnswer)
    .values({ ...asked, askedTime: now })
    .onConflictDoUpdate({
      target: [trackingAnswer.tracker, trackingAnswer.carrier, trackingAnswer.number],
      set: { askedTime: now, info: null, says: null },
      setWhere: lt(trackingAnswer.askedTime, since),
    })
    .returning({ number: trackingAnswer.number });
  return rows.length > 0;
}

export const setAnswer = (tx: Tx, asked: AskedNumber, answer: Pick<TrackingAnswer, 'info'> | Pick<TrackingAnswer, 'says'>) =>
  tx.update(trackingAnswer).set(answer).where(isOf(asked));

export const deleteAnswer = (tx: Tx, asked: AskedNumber) => tx.delete(trackingAnswer).where(isOf(asked));

export const deleteAnswersBefore = (tx: Tx, before: Date) =>
  tx.delete(trackingAnswer).where(lt(trackingAnswer.askedTime, before));
