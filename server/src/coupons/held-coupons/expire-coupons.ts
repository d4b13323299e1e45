import { and, eq, lte } from 'drizzle-orm';
import { heldStates } from '#contract/coupons/held-coupons.ts';
import { type Timer, countDue, sayDue, systemActor } from '#server/platform/jobs/jobs.ts';
import { couponUser } from './tables.ts';

const isToExpire = (now: Date) => and(eq(couponUser.status, heldStates.unused), lte(couponUser.endTime, now));

/** Expiry of the coupons whose time is over, all of them by one statement. */
export const expireCoupons: Timer = {
  name: 'coupon.expire',
  label: '到期的优惠券失效',
  cron: '* * * * *',
  sleeps: true,
  due: async (db, now) => sayDue(await countDue(db, couponUser, isToExpire(now)), (n) => `到期的优惠券失效 ${n} 张`),
  async run({ write }) {
    await write({ name: 'coupon.expire', actor: systemActor('系统') }, ({ tx, now }) =>
      tx.update(couponUser).set({ status: heldStates.expired, updateTime: now }).where(isToExpire(now)),
    );
  },
};
