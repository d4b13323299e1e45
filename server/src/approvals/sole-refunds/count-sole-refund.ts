import { and, eq, lte, sql } from 'drizzle-orm';
import { approvalRefusals } from '#contract/approvals/approvals.ts';
import { DAY } from '#contract/durations.ts';
import type { Fen } from '#contract/fen.ts';
import { adminIdOf, ownRefundDayLimit } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { soleRefund } from './tables.ts';

/** Sum of what a person refunded alone in 24 hours; their other refunds wait meanwhile. */
async function sumOf({ tx, now }: Write, adminId: number): Promise<Fen> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sole_refund', ${adminId}::bigint))`);
  const own = eq(soleRefund.adminId, adminId);
  await tx.delete(soleRefund).where(and(own, lte(soleRefund.createTime, new Date(now.getTime() - DAY))));
  const [sum] = await tx
    .select({ amount: sql<number>`coalesce(sum(${soleRefund.amount}), 0)::float8` })
    .from(soleRefund)
    .where(own);
  return sum?.amount ?? 0;
}

/** Counts a refund, of an order or of a recharge; refused where the sum of the last 24 hours takes a second person. */
export async function countSoleRefund(write: Write, amount: Fen): Promise<void> {
  const limit = ownRefundDayLimit(write.actor);
  if (limit === undefined || amount === 0) return;
  const adminId = adminIdOf(write.actor);
  const before = await sumOf(write, adminId);
  if (before + amount > limit) throw approvalRefusals.REFUNDS_OF_DAY({ limit, before });
  await write.tx.insert(soleRefund).values({ adminId, amount, createTime: write.now });
}
