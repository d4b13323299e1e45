import { cutText } from '#server/platform/text/cut-text.ts';
import { type ProductFields, type StoredAggregate, type ProductAggregate, wantedOf } from './aggregate.ts';

const NAME_MAX = 128;
const COPY = '（副本）';

const nameOfCopy = (name: string): string => cutText(name, NAME_MAX - COPY.length) + COPY;

/** Named one by one: what is stored has states and figures besides. */
function fieldsOfCopy(stored: ProductFields): ProductFields {
  const { storeInfo, keyword, image, sliderImage, flatPattern, unitName, cateId, brandId, merId, tempId } = stored;
  const { sort, ficti, giveIntegral, specType, isSub, isHot, isBenefit, isBest, isNew, isGood, activity } = stored;
  const texts = { storeName: nameOfCopy(stored.storeName), storeInfo, keyword, image, sliderImage, flatPattern, unitName };
  const flags = { specType, isSub, isHot, isBenefit, isBest, isNew, isGood };
  return { ...texts, ...flags, cateId, brandId, merId, tempId, sort, ficti, giveIntegral, activity, code: null };
}

/** Edited fields of a product, for a second one: no stock, and none of the numbers that name one thing only. */
export const copyOf = ({ fields, content, attrs, skus, couponIds }: StoredAggregate): ProductAggregate => ({
  fields: fieldsOfCopy(fields),
  content,
  attrs: attrs.map(({ attrName, attrValues }) => ({ attrName, attrValues })),
  skus: skus.filter(({ isDel }) => !isDel).map((sku) => ({ ...wantedOf(sku), barCode: '', shelf: '', stock: 0 })),
  couponIds,
});
