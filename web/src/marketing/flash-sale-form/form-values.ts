import type { Answer, Input } from '#contract/call.ts';
import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import type { Fen } from '#contract/fen.ts';
import type { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { readMoment } from '#contract/moment.ts';

type Info = Answer<typeof flashSaleCalls.info>;
export type Edit = Input<typeof flashSaleCalls.update>;

/** SKU of the product, with the price and the quota it would be sold at. */
export interface SkuRow {
  suk: string;
  image: string;
  otPrice: Fen;
  cost: Fen;
  stock: number;
  isChosen: boolean;
  price: Fen | null;
  quota: number | null;
}

/** What the form holds: two days in one, and all SKUs of the product. */
export interface FormValues extends Omit<Edit, 'id' | 'attrValue' | 'startTime' | 'stopTime' | 'timeId' | 'content'> {
  id?: number;
  content: string;
  timeId: number | null;
  days: readonly [Date, Date] | null;
  skus: SkuRow[];
}

const attrOf = (attr: ProductInfo['attr']) =>
  attr.map(({ attrName, attrValues }) => ({ attrName, attrValues: attrValues.join(',') }));

/** A new flash sale of this product: all SKUs, as many as there are. */
export const startOf = (product: ProductInfo, timeId: number | null): FormValues => ({
  productId: product.id,
  image: product.image,
  images: product.sliderImage,
  title: product.storeName,
  info: product.storeInfo,
  unitName: product.unitName,
  tempId: product.tempId,
  specType: product.specType,
  sort: product.sort,
  num: 1,
  status: false,
  days: null,
  timeId,
  content: product.content,
  attr: attrOf(product.attr),
  skus: product.attrValue.map(({ suk, image, otPrice, cost, stock, price }) => ({
    suk,
    image,
    otPrice,
    cost,
    stock,
    price,
    isChosen: stock > 0,
    quota: stock,
  })),
});

export const toFormValues = (info: Info): FormValues => ({
  id: info.id,
  productId: info.productId,
  image: info.image,
  images: info.sliderImage,
  title: info.title,
  info: info.info ?? '',
  unitName: info.unitName,
  tempId: info.tempId,
  specType: info.specType,
  sort: info.sort,
  num: info.num,
  status: info.status === 1,
  days: [readMoment(info.startTimeStr ?? ''), readMoment(info.stopTimeStr ?? '')],
  timeId: info.timeId,
  content: info.content ?? '',
  attr: attrOf(info.attr),
  skus: info.attrValue.map(({ id, suk, image, otPrice, cost, stock, price, quota }) => ({
    suk,
    image,
    otPrice,
    cost,
    stock,
    price,
    isChosen: id !== null,
    quota: id === null ? stock : quota,
  })),
});

/** What a flash sale is saved with: the SKUs that were chosen. */
export function toInput(values: object): Edit {
  const { days, skus, id = 0, timeId, ...own } = values as FormValues;
  const [startTime, stopTime] = days ?? [new Date(Number.NaN), new Date(Number.NaN)];
  const chosen = skus.filter(({ isChosen }) => isChosen);
  const attrValue = chosen.map(({ suk, price, quota }) => ({ suk, price: price ?? 0, quota: quota ?? 0 }));
  return { ...own, id, timeId: timeId ?? 0, startTime, stopTime, attrValue };
}
