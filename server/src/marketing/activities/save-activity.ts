import type { Fen } from '#contract/fen.ts';
import type { ActivityDraft, ActivitySkuDraft } from '#contract/marketing/activity-draft.ts';
import { activityRefusals } from '#contract/marketing/activities.ts';
import { productInfo } from '#server/catalogue/index.ts';
import { checkBearer } from '#server/coupons/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Activities, lockProduct, setSkus } from './queries.ts';
import { type Activity, periodOf, skusOf } from './rules.ts';

interface ActivityInput extends ActivityDraft {
  id?: number | undefined;
  attrValue: readonly (ActivitySkuDraft & { minPrice?: Fen })[];
}
/** Columns in which the kinds differ. */
type KindColumns = Pick<Activity, 'kind' | 'num' | 'status' | 'info'> &
  Partial<Pick<Activity, 'specType' | 'timeId' | 'peopleNum' | 'bargainNum' | 'storeName' | 'giveIntegral'>> &
  Partial<Pick<Activity, 'people' | 'effectiveTime' | 'onceNum' | 'virtualRation'>>;

/** Product as it is now; where it is gone, another one has to be chosen. */
async function productOf(write: Write, productId: number) {
  if (!(await lockProduct(write.tx, productId))) throw activityRefusals.NO_PRODUCT();
  return productInfo(write.tx, { id: productId }, write);
}

/** A new activity where there is no id yet; answers its id. */
export async function saveActivity(
  write: Write,
  activities: Activities,
  { id, ...draft }: ActivityInput,
  own: KindColumns,
): Promise<number> {
  checkBearer(write.actor, draft.bearer);
  const product = await productOf(write, draft.productId);
  const skus = skusOf(draft.attrValue, product);
  const pictures = await addressesOf(write.tx);
  const { productId, tempId, bearer } = draft;
  const saved = await activities.save(write, id, {
    ...own,
    specType: own.specType ?? product.specType,
    ...periodOf(draft, write.now),
    productId,
    tempId,
    bearer,
    image: pictures.keep(draft.image),
    images: draft.images.map(pictures.keep),
    title: draft.title.trim(),
    info: own.info.trim(),
    unitName: draft.unitName.trim(),
    content: pictures.keepHtml(safeHtml(draft.content ?? '')),
    sort: draft.sort ?? undefined,
    stopReason: own.status ? null : undefined,
  });
  await setSkus(
    write.tx,
    saved,
    skus.map((sku) => ({ ...sku, image: pictures.keep(sku.image) })),
  );
  return saved;
}
