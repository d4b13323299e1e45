import { and, eq, lt, sql } from 'drizzle-orm';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { fundsSettings, pointSettings } from '#contract/customers/settings.ts';
import { DAY } from '#contract/durations.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { AskedMove } from './checked-move.ts';
import { worthOf } from './rules.ts';
import { soleAdjustment } from './tables.ts';

/** Sums of what a person adjusted alone in a day, for one customer and for all; their other adjustments wait meanwhile. */
async function sumsOf({ tx, now }: Write, adminId: number, uid: number) {
  const { worth } = soleAdjustment;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sole_adjustment', ${adminId}::bigint))`);
  const own = eq(soleAdjustment.adminId, adminId);
  await tx.delete(soleAdjustment).where(and(own, lt(soleAdjustment.createTime, new Date(now.getTime() - DAY))));
  const [sums] = await tx
    .select({
      customer: sql<number>`coalesce(sum(${worth}) filter (where ${soleAdjustment.uid} = ${uid}), 0)::float8`,
      all: sql<number>`coalesce(sum(${worth}), 0)::float8`,
    })
    .from(soleAdjustment)
    .where(own);
  return sums ?? { customer: 0, all: 0 };
}

export type SoleMove = Pick<AskedMove, 'uid' | 'moneyValue' | 'integralValue'>;

/**
 * Worth of an adjustment that nobody approves, in fen; refused where the sums of the last 24 hours take a second person. Of somebody who
 * is no customer yet the key is 0.
 */
export async function checkSoleAdjustment(write: Write, asked: SoleMove): Promise<number> {
  const { funds_review_above: limit, funds_review_day: dayLimit } = await settingsFor(write, fundsSettings);
  if (limit === 0 && dayLimit === 0) return 0;
  const { integral_ratio: ratio } = await settingsFor(write, pointSettings);
  const adminId = adminIdOf(write.actor);
  const worth = worthOf(asked, ratio);
  const before = await sumsOf(write, adminId, asked.uid);
  if (limit > 0 && before.customer + worth > limit) throw customerRefusals.NEEDS_REVIEW({ limit, before: before.customer });
  if (dayLimit > 0 && before.all + worth > dayLimit)
    throw customerRefusals.DAY_NEEDS_REVIEW({ limit: dayLimit, before: before.all });
  return worth;
}
