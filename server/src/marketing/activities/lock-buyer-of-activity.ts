import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';

/** Lets what one customer does with one activity come one after the other, so that none of it is counted past. */
export async function lockBuyerOfActivity(tx: Tx, activityId: number, uid: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`activity:${activityId}:${uid}`}, 0))`);
}
