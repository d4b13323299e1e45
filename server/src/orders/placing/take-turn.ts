import { type SQL, and, eq, gte, sql } from 'drizzle-orm';
import { startOfDay } from '#contract/moment.ts';
import { type OpenSale, checkTurn } from '#server/marketing/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { order } from '../orders/tables.ts';

/** Refuses a buyer who waits with another order, or has had their share of the day; two orders of one buyer come one after the other. */
export async function takeTurn({ tx, now }: Write, { activity: { id, num } }: OpenSale, uid: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`activity:${id}:${uid}`}, 0))`);
  const count = (where: SQL) => sql<number>`count(*) filter (where ${where})::int`;
  const [today] = await tx
    .select({ unpaid: count(eq(order.state, 'unpaid')), all: count(sql`${order.state} <> 'cancelled'`) })
    .from(order)
    .where(and(eq(order.activityId, id), eq(order.uid, uid), gte(order.createTime, startOfDay(now))));
  checkTurn({ num }, today ?? { unpaid: 0, all: 0 });
}
