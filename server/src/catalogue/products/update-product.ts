import type { ProductEdit } from '#contract/catalogue/product-draft.ts';
import { ProductInfo } from '#contract/catalogue/product-record.ts';
import { no } from '#contract/catalogue/products.ts';
import { encoder } from '#contract/transcode.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applyDifferences } from './apply-differences.ts';
import { checkCategories, checkCoupons, checkOwners } from './check-references.ts';
import { differenceOf } from './difference.ts';
import { productInfo } from './product-info.ts';
import { type ProductRecord, lockProducts } from './queries.ts';
import { checkCommissions, wholeOf } from './rules.ts';
import { storedWholes } from './stored-wholes.ts';

const encodeInfo = encoder(ProductInfo);

/** Refuses a save over somebody else's, showing what they left. A client that names no version is not asked. */
export async function checkVersion(tx: Tx, { id, version }: ProductRecord, opened: number | null | undefined): Promise<void> {
  if (opened == null || opened === version) return;
  throw no.STALE({ version, theirs: encodeInfo(await productInfo(tx, { id })) });
}

/** Only off the shelf; SKUs keep their identity by their suk. */
export async function updateProduct(write: Write, { id, version, ...draft }: ProductEdit): Promise<null> {
  const { tx } = write;
  if (!id || id < 1) throw no.NO_ID();
  const [row] = await lockProducts(tx, [id]);
  if (!row) throw no.MISSING();
  if (row.isRecycle || row.isDel) throw no.DELETED();
  if (row.isShow) throw no.ON_SALE();
  await checkVersion(tx, row, version);

  checkCommissions(draft);
  const whole = wholeOf(draft, row.code, await addressesOf(tx));
  // A client that knows no brands sends none; that must not take the brand away.
  if (draft.brandId == null) whole.fields.brandId = row.brandId;
  await checkCategories(tx, whole.fields.cateId);
  await checkOwners(tx, whole.fields, row);
  await checkCoupons(tx, whole.couponIds);
  const [stored] = await storedWholes(tx, [row]);
  if (!stored) throw no.MISSING();
  const own = new Set(stored.skus.map((sku) => sku.id));
  if (draft.attrValue.some((sku) => sku.id && !own.has(sku.id))) throw no.SKU_ELSEWHERE();

  await applyDifferences(write, [differenceOf(stored, whole)], 'edit');
  return null;
}
