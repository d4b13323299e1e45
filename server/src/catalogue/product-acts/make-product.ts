import type { ProductDraft } from '#contract/catalogue/product-draft.ts';
import { callWebhooks } from '#server/notifications/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkCategories, checkCoupons, checkOwners } from '../product-aggregate/check-references.ts';
import { checkPictures } from '../product-aggregate/check-pictures.ts';
import { keepWithinShop } from '../product-aggregate/keep-within-shop.ts';
import { insertAggregates } from '../product-aggregate/insert-aggregates.ts';
import { checkCommissions, toAggregate } from './rules.ts';
import { shelve } from './shelve.ts';

/** A new product lands in the warehouse unless it is to go on the shelf at once; answers its id. */
export async function makeProduct(write: Write, draft: ProductDraft): Promise<number> {
  checkCommissions(draft);
  const aggregate = toAggregate(draft, null, await addressesOf(write.tx));
  keepWithinShop(write.actor, aggregate);
  await checkCategories(write.tx, aggregate.fields.cateId);
  await checkOwners(write.tx, aggregate.fields);
  await checkCoupons(write.tx, aggregate.couponIds);
  await checkPictures(write.tx, aggregate);
  const [id = 0] = await insertAggregates(write, [aggregate], 'opening');
  if (draft.putOnShell) await shelve(write, id);
  else await callWebhooks(write, 'product.changed', String(id));
  return id;
}
