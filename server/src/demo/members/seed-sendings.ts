import { asc, eq } from 'drizzle-orm';
import { couponTypes, couponUses } from '#contract/coupon-record.ts';
import { DAY } from '#contract/durations.ts';
import { startOfDay } from '#contract/moment.ts';
import { admin } from '#server/access/index.ts';
import { couponScope } from '#server/catalogue/index.ts';
import { createCoupon } from '#server/coupons/index.ts';
import { customerTag } from '#server/customers/index.ts';
import { starterOf } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { saveSending, segment } from '#server/segments/index.ts';
import { DAY as DAY_IN_MINUTES, ago } from '../past.ts';

const AT = 20;
const HOUR_MS = DAY / 24;

/** A coupon that staff alone give. */
const privateCoupon = (write: Write, name: string, money: number, least: number) =>
  createCoupon(
    write,
    {
      name,
      money: money * 100,
      minPrice: least * 100,
      type: couponTypes.claimed,
      isPrivate: true,
      isLimited: false,
      total: null,
      useType: couponUses.all,
      isForever: false,
      receiveStartTime: null,
      receiveEndTime: null,
      isFixedTime: false,
      useStartTime: null,
      useEndTime: null,
      day: 30,
      sort: 0,
      status: true,
    },
    couponScope,
  );

/** Coupons for chosen customers: one that those with a tag got two days ago, and one that a segment gets tomorrow evening. */
export async function seedSendings(now: Write): Promise<void> {
  const { tx } = now;
  const [boss] = await tx.select({ id: admin.id, name: admin.realName }).from(admin).orderBy(asc(admin.id)).limit(1);
  const [tag] = await tx.select({ id: customerTag.id }).from(customerTag).where(eq(customerTag.name, '常客'));
  const [newcomers] = await tx.select({ id: segment.id }).from(segment).where(eq(segment.name, '近 30 天注册还没下单'));
  if (!boss || !tag || !newcomers) return;
  const nobody = { tagIds: [], levelIds: [], groupIds: [], segmentIds: [] };
  const by = { ...now, actor: starterOf(boss) };
  const before = ago(by, 2 * DAY_IN_MINUTES);
  const thanks = await privateCoupon(before, '常客答谢 满 100 减 15', 15, 100);
  await saveSending(before, { couponId: thanks, audience: { ...nobody, tagIds: [tag.id] } });
  const welcome = await privateCoupon(by, '首单唤醒 满 59 减 8', 8, 59);
  const tomorrow = new Date(startOfDay(now.now, 1).getTime() + AT * HOUR_MS);
  await saveSending(by, { couponId: welcome, audience: { ...nobody, segmentIds: [newcomers.id] }, at: tomorrow });
}
