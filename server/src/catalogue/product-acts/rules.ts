import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import type { ProductDraft, SkuDraft } from '#contract/catalogue/product-draft.ts';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import type { Addresses } from '#server/pictures/index.ts';
import { activityCodes } from '../products/rules.ts';
import { checkSigns, checkSkus, sukOf } from '../skus/rules.ts';
import type { ProductFields, ProductAggregate } from '../product-aggregate/aggregate.ts';
import type { Attr, WantedSku } from '../skus/fields.ts';

const unique = (values: readonly string[]) => [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];

export const attrsOf = (attr: ProductDraft['attr']): Attr[] =>
  attr.map(({ attrName, attrValues }) => ({ attrName: attrName.trim(), attrValues: unique(attrValues.split(',')) }));

function skuOf(draft: SkuDraft, attrs: readonly Attr[], pictures: Addresses): WantedSku {
  const attrValue = Object.fromEntries(
    Object.entries(draft.attrValue).map(([name, value]) => [name.trim(), String(value).trim()]),
  );
  return {
    suk: sukOf(attrs, attrValue),
    attrValue,
    price: draft.price,
    cost: draft.cost,
    otPrice: draft.otPrice,
    image: pictures.keep(draft.image),
    barCode: draft.barCode?.trim() ?? '',
    shelf: draft.shelf?.trim(),
    weight: draft.weight ?? 0,
    volume: draft.volume ?? 0,
    brokerage: draft.brokerage ?? 0,
    brokerageTwo: draft.brokerageTwo ?? 0,
    stock: draft.stock,
    stockBase: draft.stockBase ?? undefined,
  };
}

const fieldsOf = (draft: ProductDraft, pictures: Addresses): Omit<ProductFields, 'code'> => ({
  storeName: draft.storeName.trim(),
  storeInfo: draft.storeInfo,
  keyword: draft.keyword,
  image: pictures.keep(draft.image),
  sliderImage: draft.sliderImage.map(pictures.keep),
  flatPattern: pictures.keep(draft.flatPattern ?? ''),
  unitName: draft.unitName,
  cateId: String(draft.cateId),
  brandId: draft.brandId || null,
  ...(draft.merId == null ? {} : { merId: draft.merId || null }),
  tempId: draft.tempId,
  sort: draft.sort ?? 0,
  ficti: draft.ficti ?? 0,
  giveIntegral: draft.giveIntegral ?? 0,
  specType: draft.specType ?? false,
  isSub: draft.isSub ?? false,
  isHot: draft.isHot ?? false,
  isBenefit: draft.isBenefit ?? false,
  isBest: draft.isBest ?? false,
  isNew: draft.isNew ?? false,
  isGood: draft.isGood ?? false,
  activity: activityCodes(draft.activity),
});

/** Only a product with commissions of its own has to name them; for all others the shop's rates count. */
export function checkCommissions({ isSub, attrValue }: Pick<ProductDraft, 'isSub' | 'attrValue'>): void {
  if (!isSub) return;
  if (attrValue.some(({ brokerage }) => brokerage == null)) throw productRefusals.NO_COMMISSION();
  if (attrValue.some(({ brokerageTwo }) => brokerageTwo == null)) throw productRefusals.NO_SECOND_COMMISSION();
}

/** The form's product as it will be kept; throws the refusal that says what does not fit. */
export function toAggregate(draft: ProductDraft, code: string | null, pictures: Addresses): ProductAggregate {
  const fields = { ...fieldsOf(draft, pictures), code };
  if (!fields.specType && draft.attrValue.length > 1) throw productRefusals.ONE_SKU();
  const attrs = attrsOf(draft.attr);
  checkSigns(attrs);
  const skus = draft.attrValue.map((sku) => skuOf(sku, attrs, pictures));
  checkSkus(fields.isSub, skus);
  const couponIds = draft.couponIds ? [...new Set(draft.couponIds)] : undefined;
  return { fields, content: safeHtml(pictures.keepHtml(draft.content ?? '')), attrs, skus, couponIds };
}
