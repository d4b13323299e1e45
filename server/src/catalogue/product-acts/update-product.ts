import type { ProductEdit } from '#contract/catalogue/product-draft.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { callWebhooks } from '#server/notifications/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applyDifferences } from '../product-aggregate/apply-differences.ts';
import { checkPictures } from '../product-aggregate/check-pictures.ts';
import { checkCategories, checkCoupons, checkOwners, checkVisible } from '../product-aggregate/check-references.ts';
import { differenceOf } from '../product-aggregate/difference.ts';
import { keepWithinShop } from '../product-aggregate/keep-within-shop.ts';
import { checkVersion } from './check-version.ts';
import { lockProducts } from '../products/queries.ts';
import { checkCommissions, toAggregate } from './rules.ts';
import { shelve } from './shelve.ts';
import { loadAggregates } from '../product-aggregate/load-aggregates.ts';

/** Saves a product, on the shelf or off it; SKUs keep their identity by their suk. */
export async function updateProduct(write: Write, { id, version, ...draft }: ProductEdit): Promise<null> {
  const { tx } = write;
  if (!id || id < 1) throw productRefusals.NO_ID();
  const [row] = await lockProducts(tx, [id], write.actor);
  if (!row) throw productRefusals.NOT_FOUND();
  if (row.isRecycle || row.isDel) throw productRefusals.DELETED();
  // A client that names no version overwrites what orders and people did meanwhile: it takes the product off the shelf first.
  if (row.isShow && version == null) throw productRefusals.ON_SALE();
  await checkVersion(write, row, version);

  checkCommissions(draft);
  const aggregate = toAggregate(draft, row.code, await addressesOf(tx));
  // A client that knows no brands sends none; that must not take the brand away.
  if (draft.brandId == null) aggregate.fields.brandId = row.brandId;
  keepWithinShop(write.actor, aggregate, row);
  await checkCategories(tx, aggregate.fields.cateId);
  if (row.isShow && aggregate.fields.cateId !== row.cateId) await checkVisible(tx, aggregate.fields.cateId);
  await checkOwners(tx, aggregate.fields, row);
  await checkCoupons(tx, aggregate.couponIds);
  const [stored] = await loadAggregates(tx, [row]);
  if (!stored) throw productRefusals.NOT_FOUND();
  const own = new Set(stored.skus.map((sku) => sku.id));
  if (draft.attrValue.some((sku) => sku.id && !own.has(sku.id))) throw productRefusals.SKU_ELSEWHERE();
  await checkPictures(tx, aggregate, stored);

  await applyDifferences(write, [differenceOf(stored, aggregate)], 'edit');
  if (draft.putOnShell && !row.isShow) await shelve(write, id);
  else await callWebhooks(write, 'product.changed', String(id));
  return null;
}
