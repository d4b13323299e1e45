import type { OpenFlashSale } from '#contract/marketing/open-activities.ts';
import type { Addresses } from '#server/pictures/index.ts';
import type { ActivityParts } from './queries.ts';
import type { Activity } from './rules.ts';

type ActivitySku = ActivityParts['skus'][number];

/** An activity as buyers see it. Pieces need both the quota and the stock. */
export const toStorefrontActivity = (
  { id, productId, title, info, image, unitName }: Activity,
  skus: readonly ActivitySku[],
  pictures: Addresses,
): Omit<OpenFlashSale, 'limit'> => ({
  id,
  productId,
  title,
  info,
  image: pictures.show(image),
  unitName,
  skus: skus
    .filter(({ sku }) => !sku.isDel)
    .map(({ own, sku }) => ({
      skuId: sku.id,
      sku: sku.suk,
      image: pictures.show(own.image || sku.image || image),
      price: own.price,
      originalPrice: sku.price,
      stock: Math.min(own.quota, sku.stock),
    })),
});
