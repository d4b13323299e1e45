import { type ActivityInfo, blankInfo } from '#contract/marketing/activity-record.ts';
import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import type { AttrRow, ActivityParts, SoldSku } from './queries.ts';
import { type Activity, goodsStateOf, lastDayOf } from './rules.ts';

const sumOf = (skus: readonly SoldSku[], field: 'quota' | 'quotaShow' | 'sales') =>
  skus.reduce((sum, { own }) => sum + own[field], 0);
const noSku = { price: 0, cost: 0, otPrice: 0, weight: 0, volume: 0 };

const attrsOf = <A extends AttrRow>({ id: productId, kind: type }: Activity, attrs: readonly A[]) =>
  attrs.map((attr) => ({ ...attr, type, isDel: false, productId }));

/** Columns that the lists of all kinds have; price, original price and cost are those of the cheapest SKU. */
export function toCommon(row: Activity, { skus, attrs, product, pictures }: ActivityParts) {
  const { otPrice, cost, weight, volume } = skus[0]?.sku ?? noSku;
  return {
    ...row,
    image: pictures.show(row.image),
    images: row.images.map(pictures.show),
    content: pictures.showHtml(row.content),
    stopTime: lastDayOf(row.stopTime),
    price: skus[0]?.own.price ?? 0,
    otPrice,
    cost,
    weight,
    volume,
    quota: sumOf(skus, 'quota'),
    quotaShow: sumOf(skus, 'quotaShow'),
    sales: sumOf(skus, 'sales'),
    attr: attrsOf(row, attrs),
    goodsState: goodsStateOf({ product, skus }),
  };
}

/** The record of the form: all SKUs of the product, those that the activity sells with their own prices and quotas. */
export function toInfo(
  row: Activity,
  product: ProductInfo,
  { skus, pictures }: Pick<ActivityParts, 'skus' | 'pictures'>,
): ActivityInfo {
  // A bargain has one floor, which the wire repeats on every SKU.
  const floor = skus[0]?.own.minPrice ?? null;
  return {
    ...blankInfo,
    ...row,
    image: pictures.show(row.image),
    sliderImage: row.images.map(pictures.show),
    content: pictures.showHtml(row.content),
    storeName: null,
    storeInfo: null,
    isHot: false,
    isShow: null,
    status: null,
    startTime: null,
    stopTime: null,
    startTimeStr: null,
    stopTimeStr: null,
    attr: attrsOf(row, product.attr),
    attrValue: product.attrValue.map((each) => {
      const own = skus.find(({ sku }) => sku.id === each.id)?.own;
      const { price, quota, quotaShow, sales } = own ?? { ...each, quota: 0, quotaShow: 0 };
      const minPrice = own?.minPrice ?? floor;
      const image = own?.image ? pictures.show(own.image) : each.image;
      // A SKU that the activity does not sell is that of the product, whose kind is 0.
      const [type, productId] = own ? [row.kind, row.id] : [0, row.productId];
      return { ...each, image, id: own?.id ?? null, productId, type, price, minPrice, quota, quotaShow, sales };
    }),
  };
}
