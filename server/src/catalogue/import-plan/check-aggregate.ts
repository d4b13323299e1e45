import { productBulkRefusals } from '#contract/catalogue/bulk/product-bulk.ts';
import { SKU_MAX, ATTRS_MAX, ATTR_NAME_MAX, CATEGORY_TEXT_MAX, PICTURE_MAX } from '#contract/catalogue/product-draft.ts';
import { INT_MAX, isMediaAddress } from '#contract/wire.ts';
import type { ProductAggregate } from '../product-aggregate/aggregate.ts';
import type { StoredSku, WantedSku } from '../skus/fields.ts';
import { BadRow } from '../import-reading/items.ts';

/** Stock after the form's or the file's number is applied to the present one. */
function stockAfter({ stock, stockBase }: WantedSku, stored: StoredSku | undefined): number {
  if (stockBase === undefined || !stored) return stock;
  const after = stored.stock + stock - stockBase;
  if (after < 0) throw productBulkRefusals.STOCK_LOW({ stock: stored.stock });
  return after;
}

/** Refuses a product that could not be kept: as a fault of the database it would end the whole import. */
export function checkAggregate({ fields, attrs, skus }: ProductAggregate, stored: readonly StoredSku[]): void {
  if (fields.cateId.length > CATEGORY_TEXT_MAX) throw productBulkRefusals.CATEGORY_MANY();
  if (attrs.length > ATTRS_MAX) throw new BadRow(`规格最多 ${ATTRS_MAX} 个`, { field: 'spec' });
  if (attrs.some(({ attrName }) => attrName.length > ATTR_NAME_MAX))
    throw new BadRow(`规格名称最多 ${ATTR_NAME_MAX} 个字`, { field: 'spec' });
  if (skus.length > SKU_MAX) throw new BadRow(`规格组合最多 ${SKU_MAX} 个`, { field: 'spec' });
  const pictures = [fields.image, ...fields.sliderImage];
  if (pictures.some((address) => address.length > PICTURE_MAX)) throw new BadRow(`图片地址最多 ${PICTURE_MAX} 个字`);
  if (![...pictures, ...skus.map(({ image }) => image)].every(isMediaAddress))
    throw new BadRow('图片地址不正确，应以 http:// 或 https:// 开头');
  const live = new Map(stored.filter(({ isDel }) => !isDel).map((sku) => [sku.suk, sku]));
  const stock = skus.reduce((sum, sku) => sum + stockAfter(sku, live.get(sku.suk)), 0);
  if (stock > INT_MAX) throw productBulkRefusals.STOCK_HIGH();
}
