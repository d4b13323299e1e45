import { couponUses } from '#contract/coupon-record.ts';
import type { CouponDraft } from '#contract/coupons/coupon-draft.ts';
import { couponRefusals } from '#contract/coupons/coupon-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkBearer } from './check-bearer.ts';
import type { ScopeLookup } from './scope-lookup.ts';
import { coupons, linkProducts } from './queries.ts';
import { couponOf, scopeOf } from './rules.ts';

/** A new coupon, by its id; there is no changing one, because customers hold what they were promised. */
export async function createCoupon(write: Write, draft: CouponDraft, scopes: ScopeLookup): Promise<number> {
  const { tx, now, actor } = write;
  checkBearer(actor, draft.bearer);
  const fields = couponOf(draft, now);
  const scope = scopeOf(draft);
  const products = draft.useType === couponUses.products ? scope : [];
  if (products.length > 0 && (await scopes.products(tx, products)).length < products.length) throw couponRefusals.NO_PRODUCT();
  if (fields.cateId && (await scopes.categories(tx, scope)).length === 0) throw couponRefusals.NO_CATEGORY();
  const id = await coupons.insert(write, fields);
  await linkProducts(tx, id, products);
  return id;
}
