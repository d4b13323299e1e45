import { and, eq, lte } from 'drizzle-orm';
import { visitTypes } from '#contract/dashboard/visits.ts';
import { coupon } from '#server/coupons/index.ts';
import { countView } from '#server/dashboard/index.ts';
import { activity } from '#server/marketing/index.ts';
import { countShown } from '#server/order-figures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, ago } from './past.ts';

const DAYS = 14;
const SHOWN_DAYS = 5;

/** A fortnight of people who looked around in the shop: more of them at weekends, more products than front pages. */
export async function seedViews(write: Write): Promise<void> {
  for (let day = 0; day < DAYS; day += 1) {
    const then = ago(write, day * DAY);
    const isWeekend = [0, 6].includes(then.now.getUTCDay());
    const people = 120 + ((day * 37) % 55) + (isWeekend ? 60 : 0);
    await countView(then, { visitType: visitTypes.home }, people);
    await countView(then, { visitType: visitTypes.product }, people * 3 - ((day * 11) % 40));
  }
  await seedShown(write);
}

/** Looks at the pages of what is on, fewer than at products. */
async function seedShown(write: Write): Promise<void> {
  const isOn = and(eq(activity.status, true), lte(activity.startTime, write.now));
  const activities = await write.tx.select({ activityId: activity.id, from: activity.startTime }).from(activity).where(isOn);
  const coupons = await write.tx.select({ couponId: coupon.id, from: coupon.receiveStartTime }).from(coupon);
  for (const [nth, { from, ...campaign }] of [...activities, ...coupons].entries())
    for (let day = 0; day < SHOWN_DAYS; day += 1) {
      const then = ago(write, day * DAY);
      const views = 18 + ((nth * 29 + day * 17) % 43);
      if (from <= then.now) await countShown(then, campaign, views);
    }
}
