import { eq } from 'drizzle-orm';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { categoryRefusals } from '#contract/catalogue/category-refusals.ts';
import { isCouponCategory, releaseCategory } from '#server/coupons/index.ts';
import { releasePictures } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findCategory, lockTree, releaseBrands, releaseDeletedProducts } from './queries.ts';
import { isRoot } from './rules.ts';
import { category } from '../product-references/tables.ts';

/** Only a leaf that nothing lies in; products hold theirs by a foreign key, pictures fall back to the root. */
export async function deleteCategory({ tx, now }: Write, { id }: { id: number }): Promise<null> {
  await lockTree(tx);
  const row = await findCategory(tx, id);
  if (isRoot(id, row)) throw categoryRefusals.ROOT();
  if (!row) throw categoryRefusals.NOT_FOUND();
  if ((await tx.$count(category, eq(category.pid, id))) > 0) throw categoryRefusals.HAS_CHILDREN();
  if (await isCouponCategory(tx, id)) throw categoryRefusals.HAS_COUPONS();
  if (row.type === categoryTypes.picture) await releasePictures(tx, id, now);
  await releaseDeletedProducts(tx, id);
  await releaseBrands(tx, id);
  await releaseCategory(tx, id);
  await tx.delete(category).where(eq(category.id, id));
  return null;
}
