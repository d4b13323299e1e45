import { type CouponDraft, couponUses, no } from '#contract/marketing/coupons.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Goods } from './goods.ts';
import { insertCoupon } from './queries.ts';
import { couponOf, scopeOf } from './rules.ts';

/** A new coupon; there is no changing one, because customers hold what they were promised. */
export async function saveCoupon({ tx, now }: Write, draft: CouponDraft, goods: Goods): Promise<null> {
  const fields = couponOf(draft, now);
  const scope = scopeOf(draft);
  const products = draft.useType === couponUses.products ? scope : [];
  if (products.length > 0 && (await goods.products(tx, products)).length < products.length) throw no.NO_PRODUCT();
  if (fields.cateId && (await goods.categories(tx, scope)).length === 0) throw no.NO_CATEGORY();
  await insertCoupon(tx, { ...fields, createTime: now, updateTime: now }, products);
  return null;
}
