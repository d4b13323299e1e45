import type { ProductDraft } from '#contract/catalogue/product-draft.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkCategories, checkCoupons, checkOwners } from '../product-aggregate/check-references.ts';
import { insertAggregates } from '../product-aggregate/insert-aggregates.ts';
import { checkCommissions, toAggregate } from './rules.ts';

/** A new product lands in the warehouse; answers its id. */
export async function makeProduct(write: Write, draft: ProductDraft): Promise<number> {
  checkCommissions(draft);
  const aggregate = toAggregate(draft, null, await addressesOf(write.tx));
  await checkCategories(write.tx, aggregate.fields.cateId);
  await checkOwners(write.tx, aggregate.fields);
  await checkCoupons(write.tx, aggregate.couponIds);
  const [id = 0] = await insertAggregates(write, [aggregate], 'opening');
  return id;
}
