import { asc, eq } from 'drizzle-orm';
import { couponTypes } from '#contract/coupon-record.ts';
import { HOUR } from '#contract/durations.ts';
import { startOfDay } from '#contract/moment.ts';
import { couponSendingRefusals } from '#contract/segments/coupon-sendings.ts';
import { admin } from '#server/access/index.ts';
import { customerTag } from '#server/customers/index.ts';
import { starterOf } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { failSending, saveSending, segment } from '#server/segments/index.ts';
import { DAY, ago } from '../past.ts';
import { seedCoupon } from '../seed-coupons.ts';

/** Hour of the evening at which a coupon goes out. */
const EVENING = 20 * HOUR;

const thanks = { name: '常客答谢 满 100 减 15', money: 15, least: 100 };
const welcome = { name: '首单唤醒 满 59 减 8', money: 8, least: 59 };
const byStaff = { type: couponTypes.claimed, isPrivate: true, good: 30 };

/** Coupons for chosen customers: one that those with a tag got two days ago, one that a segment gets tomorrow evening, and one that was not sent yesterday. */
export async function seedSendings(now: Write): Promise<void> {
  const { tx } = now;
  const [boss] = await tx.select({ id: admin.id, name: admin.realName }).from(admin).orderBy(asc(admin.id)).limit(1);
  const [tag] = await tx.select({ id: customerTag.id }).from(customerTag).where(eq(customerTag.name, '常客'));
  const [newcomers] = await tx.select({ id: segment.id }).from(segment).where(eq(segment.name, '近 30 天注册还没下单'));
  if (!boss || !tag || !newcomers) return;
  const nobody = { tagIds: [], levelIds: [], groupIds: [], segmentIds: [] };
  const by = { ...now, actor: starterOf(boss) };
  const before = ago(by, 2 * DAY);
  const given = await seedCoupon(before, { ...byStaff, ...thanks });
  await saveSending(before, { couponId: given, audience: { ...nobody, tagIds: [tag.id] } });
  const planned = await seedCoupon(by, { ...byStaff, ...welcome });
  const at = new Date(startOfDay(now.now, 1).getTime() + EVENING);
  await saveSending(by, { couponId: planned, audience: { ...nobody, segmentIds: [newcomers.id] }, at });
  const missed = { couponId: given, audience: { ...nobody, tagIds: [tag.id] }, at: new Date(before.now.getTime() + HOUR) };
  const { id } = await saveSending(before, missed);
  await failSending({ ...now, now: ago(now, DAY).now }, id, couponSendingRefusals.NOBODY_FOUND().message);
}
