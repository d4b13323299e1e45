import type { Coupon } from '#contract/coupon-record.ts';
import type { ProductInfo, ProductRow, ProductRecord as Stored } from '#contract/catalogue/product-record.ts';
import { blanks } from '#contract/catalogue/product-record.ts';
import type { Addresses } from '#server/pictures/index.ts';
import type { AttrRecord, ListedProduct, ProductRecord } from '../products/queries.ts';
import type { SkuRecord } from '../skus/queries.ts';
import { inOrderOf } from '../skus/rules.ts';
import { activityNames } from '../products/rules.ts';

/** Fields that are always the same here: campaigns keep records of their own, and some are only there for old clients. */
const legacy = {
  vipPrice: 0,
  postage: 0,
  codePath: '',
  soureLink: '',
  videoLink: '',
  barCode: '',
  isPostage: false,
  merUse: false,
  isSeckill: false,
  isBargain: null,
  content: null,
};
const ofProducts = { type: 0, quota: 0, quotaShow: 0 };

const toAttr = (attr: AttrRecord) => ({ ...attr, type: 0, isDel: false });

const shown = (sku: SkuRecord, pictures: Addresses) => ({
  ...sku,
  attrValue: inOrderOf(sku),
  image: pictures.show(sku.image),
});

/** The wire's record of a product, without what hangs on it. */
export const toStored = (row: ProductRecord, pictures: Addresses): Stored => ({
  ...legacy,
  ...row,
  image: pictures.show(row.image),
  sliderImage: row.sliderImage.map(pictures.show),
  flatPattern: pictures.show(row.flatPattern),
  brandId: row.brandId ?? 0,
  merId: row.merId ?? 0,
});

// Blank values, copied for each row: a list has two thousand of these fields.
const blankRow = { ...blanks.row, ...legacy };
const blankSku = { ...blanks.sku, ...ofProducts, unique: '' };

/** The wire's row of a list. */
export function toRow(
  row: ListedProduct,
  attrs: readonly AttrRecord[],
  skus: readonly SkuRecord[],
  pictures: Addresses,
): ProductRow {
  return {
    ...blankRow,
    ...row,
    image: pictures.show(row.image),
    sliderImage: row.sliderImage.map(pictures.show),
    brandId: row.brandId ?? 0,
    merId: row.merId ?? 0,
    collectCount: 0,
    code: row.code ?? '',
    barCode: skus[0]?.barCode ?? '',
    attr: attrs.map(toAttr),
    attrValue: skus.map((sku) => ({ ...blankSku, ...shown(sku, pictures) })),
  };
}

interface ProductParts {
  attrs: readonly AttrRecord[];
  skus: readonly SkuRecord[];
  description: string;
  coupons: readonly Coupon[];
}

/** The wire's record of the form. */
export function toInfo(
  row: ProductRecord,
  { attrs, skus, description, coupons }: ProductParts,
  pictures: Addresses,
): ProductInfo {
  const activity = activityNames(row.activity);
  return {
    ...blanks.info,
    ...row,
    image: pictures.show(row.image),
    sliderImage: row.sliderImage.map(pictures.show),
    flatPattern: pictures.show(row.flatPattern),
    activity,
    activityStr: activity.join(','),
    brandId: row.brandId ?? 0,
    merId: row.merId ?? 0,
    code: row.code ?? '',
    content: pictures.showHtml(description),
    couponIds: coupons.length === 0 ? null : coupons.map(({ id }) => id),
    coupons: [...coupons],
    attr: attrs.map(toAttr),
    attrValue: skus.map((sku) => ({ ...shown(sku, pictures), ...ofProducts, minPrice: null })),
  };
}
