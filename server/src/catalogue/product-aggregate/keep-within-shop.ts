import { no } from '#contract/catalogue/products.ts';
import { type Actor, NOWHERE, shopLimitOf } from '#server/platform/actor.ts';
import type { ProductAggregate } from './aggregate.ts';

/**
 * A product of somebody who is limited to a shop: a new one belongs to it, and none leaves it. Gift coupons are the business of the
 * whole shop: they stay as they are.
 */
export function keepWithinShop(actor: Actor, aggregate: ProductAggregate, before?: { merId: number | null }): void {
  const limit = shopLimitOf(actor);
  if (limit === undefined) return;
  if (limit === NOWHERE) throw no.NO_SHOP_OF_YOURS();
  const { fields } = aggregate;
  const wanted = fields.merId === undefined || (!before && fields.merId === null) ? limit : fields.merId;
  if (wanted !== limit) throw no.SHOP_STAYS();
  fields.merId = limit;
  aggregate.couponIds = undefined;
}
