import type { Input } from '#contract/call.ts';
import { couponTypes, couponUses } from '#contract/coupon-record.ts';
import type { couponCalls } from '#contract/coupons/coupons.ts';
import { couponScope } from '#server/catalogue/index.ts';
import { findOrCreateCustomer } from '#server/customers/index.ts';
import { coupon, couponUser, giveCoupons, saveCoupon } from '#server/coupons/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { desc } from 'drizzle-orm';
import type { Shop } from './shop.ts';

type CouponDraftInput = Input<typeof couponCalls.save>;

let made = 0;

/** Form values of a coupon: ten yuan off anything, for a week, as often as anybody likes. */
export function couponDraft(overrides: Partial<CouponDraftInput> = {}): CouponDraftInput {
  made += 1;
  return {
    name: `赠券${made}`,
    money: 1000,
    isLimited: false,
    total: null,
    useType: couponUses.all,
    isForever: false,
    receiveStartTime: null,
    receiveEndTime: null,
    isFixedTime: false,
    useStartTime: null,
    useEndTime: null,
    day: 7,
    type: couponTypes.gift,
    sort: 0,
    status: true,
    ...overrides,
  };
}

export const couponsIn = (shop: Shop) => ({
  /** Answers its id. */
  async coupon(overrides: Partial<CouponDraftInput> = {}): Promise<number> {
    const { value } = await shop.app.write({ name: 'test.coupon', actor: systemActor('test') }, async (write) => {
      await saveCoupon(write, couponDraft(overrides), couponScope);
      return write.tx.select({ id: coupon.id }).from(coupon).orderBy(desc(coupon.id)).limit(1);
    });
    return value[0]?.id ?? 0;
  },

  /** A customer, 王小明 unless another is named, gets one; answers its key in their hands. */
  async given(couponId: number, account = 'wang'): Promise<number> {
    const { value } = await shop.app.write({ name: 'test.gift', actor: systemActor('test') }, async (write) => {
      const uid = await findOrCreateCustomer(write, { account, nickname: '王小明' });
      await giveCoupons(write, { uid: uid ?? 0, couponIds: [couponId], type: 'buy' });
      return write.tx.select({ id: couponUser.id }).from(couponUser).orderBy(desc(couponUser.id)).limit(1);
    });
    return value[0]?.id ?? 0;
  },
});
