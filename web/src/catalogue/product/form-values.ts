import type { Input } from '#contract/call.ts';
import { ProductInfo } from '#contract/catalogue/product-record.ts';
import { activityLabels, type productCalls } from '#contract/catalogue/products.ts';
import { SINGLE, type SkuLine, blankLine } from './sku-lines.ts';
import { type Combination, type Spec } from './specs.ts';

export type Edit = Input<typeof productCalls.update>;
export type Attr = Edit['attr'][number];

/** Form values of a product: the call's fields, some of them still empty. */
export interface FormValues extends Required<
  Pick<Edit, 'image' | 'sliderImage' | 'storeName' | 'storeInfo' | 'keyword' | 'unitName'>
> {
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
  /** Given with it. */
  coupons: { id: number; name: string }[];
  content: string;
  flatPattern: string;
}

/** The form of a product that does not exist yet. */
export const blankProduct: FormValues = {
  image: '',
  sliderImage: [],
  storeName: '',
  storeInfo: '',
  keyword: '',
  cateId: '',
  unitName: '',
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
  const { id, image, price, cost, otPrice, stock, barCode, weight, volume, brokerage, brokerageTwo } = sku;
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
    weight,
    volume,
    brokerage,
    brokerageTwo,
    stockBase: stock,
  };
};

export function toFormValues(info: ProductInfo): FormValues {
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
    attr: info.specType ? attrOf(specs) : [],
    attrValue: info.attrValue.map((sku) => lineOf(sku, info.specType ? specs : [{ name: '规格', values: ['默认'] }])),
  };
}

/** Form values of the record that came with a stale save. */
export function toFormValuesOfTheirs(theirs: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const info = ProductInfo.safeParse(theirs).data;
  return info ? { ...toFormValues(info) } : theirs;
}

/** The single SKU of a product without specifications takes the product's picture and the default specification. */
export function toInput(values: object): Edit {
  const { specType, attr, attrValue, isSub, image, brandId, merId, coupons, ...rest } = values as FormValues;
  const lines = specType
    ? attrValue
    : attrValue.slice(0, 1).map((line) => ({ ...line, attrValue: SINGLE, image: line.image || image }));
  const charged = lines.map((line) => (isSub ? line : { ...line, brokerage: 0, brokerageTwo: 0 }));
  return {
    ...rest,
    image,
    // Leaving them out would keep brand and shop; 0 takes them away.
    brandId: brandId ?? 0,
    merId: merId ?? 0,
    couponIds: coupons.map((coupon) => coupon.id),
    specType,
    isSub,
    attr: specType ? attr : attrOf([{ name: '规格', values: ['默认'] }]),
    attrValue: charged,
  } as Edit;
}
