import type { Input } from '#contract/call.ts';
import { ProductInfo } from '#contract/catalogue/product-record.ts';
import { activityLabels, type productCalls } from '#contract/catalogue/products.ts';
import { SINGLE, type SkuLine, blankLine } from './sku-lines.ts';
import { type Combination, type Spec } from './specs.ts';

export type ProductEdit = Input<typeof productCalls.update>;
export type Attr = ProductEdit['attr'][number];

/** Form values of a product: the call's fields, some of them still empty. A blank cover is the first of the gallery, a blank picture of a SKU the cover. */
export interface ProductValues extends Required<
  Pick<ProductEdit, 'image' | 'sliderImage' | 'storeName' | 'keyword' | 'unitName'>
> {
  /** Null where the server does not tell it: then it stays what it is. */
  storeInfo: string | null;
  id?: number;
  version?: number;
  /** "246,248" */
  cateId: string;
  brandId: number | null;
  /** The shop it belongs to; none for the house's own. */
  merId: number | null;
  tempId: number | null;
  specType: boolean;
  isSub: boolean;
  attr: Attr[];
  attrValue: SkuLine[];
  sort: number;
  giveIntegral: number;
  ficti: number;
  isGood: boolean;
  isHot: boolean;
  isBest: boolean;
  isNew: boolean;
  isBenefit: boolean;
  activity: string[];
  /** Coupons given with it. */
  coupons: { id: number; name: string }[];
  content: string;
  flatPattern: string;
}

const UNIT = '件';

/** The form of a product that does not exist yet. */
export const blankProduct: ProductValues = {
  image: '',
  sliderImage: [],
  storeName: '',
  storeInfo: '',
  keyword: '',
  cateId: '',
  unitName: UNIT,
  brandId: null,
  merId: null,
  tempId: null,
  specType: false,
  isSub: false,
  attr: [],
  attrValue: [blankLine()],
  sort: 0,
  giveIntegral: 0,
  ficti: 0,
  isGood: false,
  isHot: false,
  isBest: false,
  isNew: false,
  isBenefit: false,
  activity: [...activityLabels],
  coupons: [],
  content: '',
  flatPattern: '',
};

export const specsOf = (attr: readonly Attr[]): Spec[] =>
  attr.map(({ attrName, attrValues }) => ({ name: attrName, values: attrValues.split(',').filter((value) => value !== '') }));

export const attrOf = (specs: readonly Spec[]): Attr[] =>
  specs.map(({ name, values }) => ({ attrName: name, attrValues: values.join(',') }));

// Records brought from elsewhere may order a combination differently than its specifications.
const inOrder = (attrValue: Combination, specs: readonly Spec[]): Combination =>
  Object.fromEntries(specs.map(({ name }) => [name, attrValue[name] ?? '']));

const lineOf = (sku: ProductInfo['attrValue'][number], specs: readonly Spec[]): SkuLine => {
  const { id, image, price, cost, otPrice, stock, barCode, shelf, weight, volume, brokerage, brokerageTwo } = sku;
  const attrValue = inOrder(sku.attrValue, specs);
  return {
    id,
    attrValue,
    image,
    price,
    cost,
    otPrice,
    stock,
    barCode,
    shelf,
    weight,
    volume,
    brokerage,
    brokerageTwo,
    stockBase: stock,
    shelfBase: shelf,
  };
};

/** The cover of form values: the one chosen, or else the first of the gallery. */
export const coverOf = ({ image, sliderImage }: Partial<Pick<ProductValues, 'image' | 'sliderImage'>>): string =>
  image || (sliderImage?.[0] ?? '');

/** Pictures that are what a blank stands for become one, so that they follow the gallery. */
export const withBlankPictures = (
  { image, sliderImage }: Pick<ProductValues, 'image' | 'sliderImage'>,
  lines: readonly SkuLine[],
): Pick<ProductValues, 'image' | 'attrValue'> => ({
  image: image === sliderImage[0] ? '' : image,
  attrValue: lines.map((line) => (line.image === image ? { ...line, image: '' } : line)),
});

export function toFormValues(info: ProductInfo): ProductValues {
  const specs = info.attr.map(({ attrName, attrValues }) => ({ name: attrName, values: attrValues }));
  const { id, version, brandId, merId, tempId } = info;
  const shared = Object.fromEntries(Object.keys(blankProduct).map((field) => [field, Reflect.get(info, field)]));
  return {
    ...blankProduct,
    ...shared,
    id,
    version,
    brandId: brandId || null,
    merId: merId || null,
    tempId: tempId || null,
    coupons: info.coupons.map((coupon) => ({ id: coupon.id, name: coupon.name })),
    attr: info.specType ? attrOf(specs) : [],
    ...withBlankPictures(
      info,
      info.attrValue.map((sku) => lineOf(sku, info.specType ? specs : [{ name: '规格', values: ['默认'] }])),
    ),
  };
}

/** Form values of the record that came with a stale save. */
export function toFormValuesOfTheirs(theirs: object): object {
  const info = ProductInfo.safeParse(theirs).data;
  return info ? toFormValues(info) : theirs;
}

/** Blanks that the wire does not take are filled: words by the name, pictures by the cover, prices that nobody compares by the price. */
export function toInput(values: object): ProductEdit {
  const { specType, attr, attrValue, isSub, brandId, merId, coupons, ...rest } = values as ProductValues;
  const { storeName, storeInfo, keyword, unitName, sliderImage } = rest;
  const image = coverOf(rest);
  const lines = specType ? attrValue : attrValue.slice(0, 1).map((line) => ({ ...line, attrValue: SINGLE }));
  return {
    ...rest,
    storeInfo: storeInfo === null ? undefined : storeInfo || storeName,
    keyword: keyword || storeName,
    unitName: unitName || UNIT,
    image,
    sliderImage: sliderImage.length === 0 && image !== '' ? [image] : sliderImage,
    // Leaving them out would keep brand and shop; 0 takes them away.
    brandId: brandId ?? 0,
    merId: merId ?? 0,
    couponIds: coupons.map((coupon) => coupon.id),
    specType,
    isSub,
    attr: specType ? attr : attrOf([{ name: '规格', values: ['默认'] }]),
    // A shelf that nobody changed here is left out: whoever fetched the goods may have noted another meanwhile.
    attrValue: lines.map(({ shelf, shelfBase, ...line }) => ({
      ...line,
      ...(shelf === shelfBase ? {} : { shelf }),
      image: line.image || image,
      cost: line.cost ?? 0,
      otPrice: line.otPrice ?? line.price,
      ...(isSub ? {} : { brokerage: 0, brokerageTwo: 0 }),
    })),
  } as ProductEdit;
}
