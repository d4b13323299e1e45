import type { ProductDraft } from '#contract/catalogue/product-draft.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkCategories, checkCoupons, checkOwners } from './check-references.ts';
import { insertWholes } from './insert-wholes.ts';
import { checkCommissions, wholeOf } from './rules.ts';

/** A new product lands in the warehouse; answers its id. */
export async function makeProduct(write: Write, draft: ProductDraft): Promise<number> {
  checkCommissions(draft);
  const whole = wholeOf(draft, null, await addressesOf(write.tx));
  await checkCategories(write.tx, whole.fields.cateId);
  await checkOwners(write.tx, whole.fields);
  await checkCoupons(write.tx, whole.couponIds);
  const [id = 0] = await insertWholes(write, [whole], 'opening');
  return id;
}
