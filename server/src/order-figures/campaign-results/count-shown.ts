import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { showDay } from '#contract/moment.ts';
import { campaignKinds, campaignResultRefusals } from '#contract/order-figures/campaign-results.ts';
import { coupon } from '#server/coupons/index.ts';
import { activity } from '#server/marketing/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { campaignView } from './tables.ts';

const SLOTS = 4;

interface ViewCount {
  activityId?: number | undefined;
  couponId?: number | undefined;
}

async function kindOf(db: Db, { activityId = 0, couponId }: ViewCount): Promise<number | undefined> {
  if (couponId !== undefined) {
    const isThere = (await db.$count(coupon, and(eq(coupon.id, couponId), eq(coupon.isDel, false)))) > 0;
    return isThere ? campaignKinds.coupon : undefined;
  }
  const isThere = and(eq(activity.id, activityId), eq(activity.isDel, false));
  const [found] = await db.select({ kind: activity.kind }).from(activity).where(isThere);
  return found?.kind;
}

/** Counts views of the page of an activity or a coupon, on the day of the shop's clock. */
export async function countShown({ tx, now }: Write, shown: ViewCount, views = 1): Promise<void> {
  const campaignId = shown.couponId ?? shown.activityId;
  if (campaignId === undefined) return;
  const kind = await kindOf(tx, shown);
  if (kind === undefined) throw campaignResultRefusals.NOT_FOUND();
  await tx
    .insert(campaignView)
    .values({ kind, campaignId, day: showDay(now), slot: randomInt(SLOTS), views })
    .onConflictDoUpdate({
      target: [campaignView.kind, campaignView.campaignId, campaignView.day, campaignView.slot],
      set: { views: sql`${campaignView.views} + ${views}` },
    });
}
