import type { product } from '../products/tables.ts';
import type { Attr, StoredSku, WantedSku } from '../skus/fields.ts';

type ProductRow = typeof product.$inferSelect;

/** Fields of a product that people edit. Everything else is a state or a figure. */
export type ProductFields = Pick<
  ProductRow,
  | 'storeName'
  | 'storeInfo'
  | 'keyword'
  | 'image'
  | 'sliderImage'
  | 'flatPattern'
  | 'unitName'
  | 'cateId'
  | 'brandId'
  | 'tempId'
  | 'sort'
  | 'ficti'
  | 'giveIntegral'
  | 'specType'
  | 'isSub'
  | 'isHot'
  | 'isBenefit'
  | 'isBest'
  | 'isNew'
  | 'isGood'
  | 'activity'
  | 'code'
> &
  Partial<Pick<ProductRow, 'merId'>>;

/** A product with all that belongs to it, as it should be. */
export interface ProductAggregate {
  fields: ProductFields;
  content: string;
  attrs: Attr[];
  skus: WantedSku[];
  /** Coupons that are given with it; undefined where nobody says which. */
  couponIds?: number[] | undefined;
}

export type StoredAttr = Attr & { id: number; place: number };

/** Stored product; `skus` has the removed ones as well. */
export interface StoredAggregate {
  id: number;
  fields: ProductFields;
  content: string;
  attrs: StoredAttr[];
  skus: StoredSku[];
  /** Gift coupons that are not deleted. */
  couponIds: number[];
}

export const cateIdsOf = (cateId: string): number[] => [
  ...new Set(
    cateId
      .split(',')
      .filter((part) => part !== '')
      .map(Number),
  ),
];

/** A SKU as it would have to be wanted to stay as it is. */
export const wantedOf = ({
  suk,
  attrValue,
  price,
  cost,
  otPrice,
  image,
  barCode,
  shelf,
  weight,
  volume,
  brokerage,
  brokerageTwo,
  stock,
}: StoredSku): WantedSku => {
  const figures = { price, cost, otPrice, weight, volume, brokerage, brokerageTwo, stock };
  return { suk, attrValue, image, barCode, shelf, ...figures };
};
