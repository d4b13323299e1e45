import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import type { Fen } from '#contract/fen.ts';
import type { ActivityDraft, ActivitySkuDraft } from '#contract/marketing/activity-draft.ts';
import { type ActivityInfo, ActivitySku } from '#contract/marketing/activity-record.ts';
import { encoder } from '#contract/transcode.ts';
import { isLaterLine } from '#web/ui/wire/index.ts';

/** SKU of the product, with the price and the quota it would be sold at. */
export interface SkuRow {
  suk: string;
  /** Name of its product, where several stand in one table. */
  of?: string;
  image: string;
  otPrice: Fen;
  cost: Fen;
  stock: number;
  /** Kilograms and cubic metres, in hundredths. */
  weight: number;
  volume: number;
  barCode: string;
  isChosen: boolean;
  price: Fen | null;
  quota: number | null;
  /** Floor of a bargain. */
  minPrice?: Fen | null;
  /** The product's own, in the notation of the wire. */
  copy: object;
}

/** Form values that every kind has: two days in one, and all SKUs of the product. */
export interface ActivityValues extends Omit<ActivityDraft, 'startTime' | 'stopTime' | 'content'> {
  id?: number;
  content: string;
  info: string;
  /** Bearer of the discount, one of `discountBearers`. */
  bearer: number;
  num: number;
  specType: boolean;
  status: boolean;
  days: readonly [Date, Date] | null;
  skus: SkuRow[];
}

const attrOf = (attr: ProductInfo['attr']) =>
  attr.map(({ attrName, attrValues }) => ({ attrName, attrValues: attrValues.join(',') }));

/** Fields of a SKU that an activity takes from the product. */
const Copied = ActivitySku.pick({
  productId: true,
  stock: true,
  cost: true,
  otPrice: true,
  weight: true,
  volume: true,
  brokerage: true,
  brokerageTwo: true,
  attrValue: true,
});
const copiedOf = encoder(Copied);

/** SKUs of the product, which a product and an activity both list; `isSold` marks those that the activity sells. */
const skusOf = <S extends Omit<SkuRow, 'isChosen' | 'copy'>>(
  rows: readonly S[],
  isSold: (row: S) => boolean,
  quotaOf: (row: S) => number | null,
) =>
  rows.map((row): SkuRow => {
    const { suk, image, otPrice, cost, stock, weight, volume, barCode, price, minPrice } = row;
    const known = { suk, image, otPrice, cost, stock, weight, volume, barCode };
    return { ...known, price, minPrice, copy: Object(copiedOf(row)), isChosen: isSold(row), quota: quotaOf(row) };
  });

/** A new activity of this product: all SKUs, as many as there are. */
export const startOf = (product: ProductInfo): ActivityValues => ({
  productId: product.id,
  image: product.image,
  images: product.sliderImage,
  title: product.storeName,
  info: product.storeInfo || product.storeName,
  unitName: product.unitName,
  tempId: product.tempId,
  specType: product.specType,
  sort: product.sort,
  bearer: discountBearers.shop,
  num: 1,
  status: false,
  days: null,
  content: product.content,
  attr: attrOf(product.attr),
  skus: skusOf(
    product.attrValue,
    ({ stock }) => stock > 0,
    ({ stock }) => stock,
  ),
});

/** Rules that only some kinds have. */
const ofKinds = ['timeId', 'isOwn', 'time', 'people', 'effectiveTime', 'onceNum', 'virtualRation', 'peopleNum', 'bargainNum'];
/** Rules of an activity, which stay when another product is chosen. */
const rules: ReadonlySet<string> = new Set(['id', 'sort', 'bearer', 'num', 'status', 'days', ...ofKinds]);

/** Form values that come with a product. */
export const broughtBy = (start: ActivityValues): Partial<ActivityValues> =>
  Object.fromEntries(Object.entries(start).filter(([field]) => !rules.has(field)));

/** Form values that several products of one kind begin with together; each keeps its own place in lists. */
export const sharedOf = (start: ActivityValues): Partial<ActivityValues> =>
  Object.fromEntries(Object.entries(start).filter(([field]) => rules.has(field) && field !== 'sort'));

/** An activity as it is, whatever its kind calls status and days. */
export const valuesOf = (info: ActivityInfo, { status, days }: Pick<ActivityValues, 'status' | 'days'>): ActivityValues => ({
  id: info.id,
  productId: info.productId,
  image: info.image,
  images: info.sliderImage,
  title: info.title,
  // The later line of the wire asks for it and tells none back.
  info: info.info || (isLaterLine() ? info.title : ''),
  unitName: info.unitName,
  tempId: info.tempId,
  specType: info.specType,
  sort: info.sort,
  bearer: info.bearer,
  num: info.num,
  status,
  days,
  content: info.content ?? '',
  attr: attrOf(info.attr),
  skus: skusOf(
    info.attrValue,
    ({ id }) => id !== null,
    ({ id, stock, quota }) => (id === null ? stock : quota),
  ),
});

/** Form values of a new activity that begins as another was set up: off, its days still to be chosen, and nothing sold. */
export function copyOf<V extends ActivityValues>(info: ActivityInfo, toFormValues: (info: ActivityInfo) => V): V {
  const attrValue = info.attrValue.map((sku) => ({ ...sku, quota: sku.quotaShow }));
  return { ...toFormValues({ ...info, attrValue }), id: undefined, status: false, days: null };
}

/** Form values of an activity: its days, and the SKUs that were chosen. */
export function toInput<V extends ActivityValues>({ days, skus, id = 0, ...own }: V) {
  const [startTime, stopTime] = days ?? [new Date(Number.NaN), new Date(Number.NaN)];
  const attrValue = skus
    .filter(({ isChosen }) => isChosen)
    .map(({ suk, price, quota, image, copy }): ActivitySkuDraft => ({
      ...copy,
      suk,
      price: price ?? 0,
      quota: quota ?? 0,
      image,
    }));
  return { ...own, id, startTime, stopTime, attrValue };
}
