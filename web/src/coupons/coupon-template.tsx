import { couponCalls } from '#contract/coupons/coupons.ts';
import { Empty, GoButton, PageHead } from '#web/ui/index.ts';

/** An address of the specification. What coupons are made from is a coupon itself, copied in the list. */
export const CouponTemplate = () => (
  <section aria-label="优惠券模板">
    <PageHead title="优惠券模板" />
    <Empty
      says="每张优惠券都可以当模板：在优惠券列表里点“复制”，改好后另存为新券"
      action={<GoButton label="去优惠券列表" to="/marketing/coupon/list" call={couponCalls.list} />}
    />
  </section>
);
