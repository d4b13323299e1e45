import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { type Actor, scopeOf } from '#server/platform/actor.ts';
import type { ProductAggregate } from './aggregate.ts';

/**
 * A product of somebody who is limited to shops: a new one belongs to one of them, and none leaves them. Gift coupons are the business
 * of the whole shop: they stay as they are.
 */
export function keepWithinShop(actor: Actor, aggregate: ProductAggregate, before?: { merId: number | null }): void {
  const { shops } = scopeOf(actor);
  if (!shops) return;
  if (shops.length === 0) throw productRefusals.NO_SHOP_OF_YOURS();
  const { fields } = aggregate;
  const isUnsaid = fields.merId === undefined || (!before && fields.merId === null);
  if (isUnsaid && !before && shops.length > 1) throw productRefusals.CHOOSE_SHOP();
  const merId = isUnsaid ? (before ?? { merId: shops[0] }).merId : fields.merId;
  if (merId == null || !shops.includes(merId)) throw productRefusals.SHOP_STAYS();
  fields.merId = merId;
  aggregate.couponIds = undefined;
}
