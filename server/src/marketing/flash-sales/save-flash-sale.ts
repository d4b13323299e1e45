import { activityKinds, no as noActivity } from '#contract/marketing/activities.ts';
import { type FlashSaleDraft, no } from '#contract/marketing/flash-sales.ts';
import { productInfo } from '#server/catalogue/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { safeHtml } from '#server/platform/rich-text.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setSkus } from '../activities/queries.ts';
import { periodOf, skusOf } from '../activities/rules.ts';
import { slots } from '../slots/queries.ts';
import { flashSales } from './queries.ts';

/** Product as it is now; whatever is wrong with it, another one has to be chosen. */
async function productOf(write: Write, productId: number) {
  const product = await productInfo(write.tx, { id: productId }).catch(() => undefined);
  if (!product) throw noActivity.NO_PRODUCT();
  return product;
}

/** A new flash sale where there is no id yet; one that is on stays as it is. */
export async function saveFlashSale(write: Write, { id, ...draft }: FlashSaleDraft & { id?: number }): Promise<null> {
  const { tx, now } = write;
  if (id !== undefined && (await flashSales.lock(tx, id)).status) throw no.ON_CANNOT_CHANGE();
  await slots.lock(tx, draft.timeId);
  const skus = skusOf(draft.attrValue, await productOf(write, draft.productId));
  const pictures = await addressesOf(tx);
  const { productId, timeId, tempId, num, status, specType } = draft;
  const saved = await flashSales.save(write, id, {
    productId,
    timeId,
    tempId,
    num,
    status,
    specType,
    ...periodOf(draft, now),
    kind: activityKinds.flashSale,
    image: pictures.keep(draft.image),
    images: draft.images.map(pictures.keep),
    title: draft.title.trim(),
    info: draft.info.trim(),
    unitName: draft.unitName.trim(),
    content: pictures.keepHtml(safeHtml(draft.content ?? '')),
    sort: draft.sort ?? 0,
  });
  await setSkus(tx, saved, skus);
  return null;
}
