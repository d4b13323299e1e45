import type { Input } from '#contract/call.ts';
import { ProductInfo } from '#contract/catalogue/product-record.ts';
import { activityLabels, type productCalls } from '#contract/catalogue/products.ts';
import { decoder } from '#contract/transcode.ts';
import { SINGLE, type SkuLine, blankLine } from './sku-lines.ts';
import { type Combination, type Spec } from './specs.ts';

export type Edit = Input<typeof productCalls.update>;
export type Attr = Edit['attr'][number];

/** The form of a product that does not exist yet. */
export const blankProduct = {
  image: '',
  sliderImage: [] as string[],
  storeName: '',
  storeInfo: '',
  keyword: '',
  cateId: '',
  unitName: '',
  brandId: null as number | null,
  tempId: null as number | null,
  specType: false,
  isSub: false,
  attr: [] as Attr[],
  attrValue: [blankLine()],
  sort: 0,
  giveIntegral: 0,
  ficti: 0,
  isGood: false,
  isHot: false,
  isBest: false,
  isNew: false,
  isBenefit: false,
  activity: [...activityLabels] as string[],
  content: '',
  flatPattern: '',
};

/** What the product form holds: the call's fields, some of them still empty. */
export type Held = typeof blankProduct & { id?: number; version?: number; couponIds?: number[] | null };

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

/** What the form is opened with. */
export function heldOf(info: ProductInfo): Held {
  const specs = info.attr.map(({ attrName, attrValues }) => ({ name: attrName, values: attrValues }));
  const { id, version, couponIds, brandId, tempId } = info;
  const shared = Object.fromEntries(Object.keys(blankProduct).map((field) => [field, Reflect.get(info, field)]));
  return {
    ...blankProduct,
    ...shared,
    id,
    version,
    couponIds,
    brandId: brandId || null,
    tempId: tempId || null,
    attr: info.specType ? attrOf(specs) : [],
    attrValue: info.attrValue.map((sku) => lineOf(sku, info.specType ? specs : [{ name: '规格', values: ['默认'] }])),
  };
}

const decodeInfo = decoder(ProductInfo);

/** The record that came with a stale save. */
export const heldOfTheirs = (theirs: unknown): Record<string, unknown> => ({ ...heldOf(decodeInfo(theirs) as ProductInfo) });

/** What is sent: the one SKU of a product without specifications carries its picture and the name of no choice. */
export function editOf(values: object): Edit {
  const { specType, attr, attrValue, isSub, image, ...rest } = values as Held;
  const lines = specType
    ? attrValue
    : attrValue.slice(0, 1).map((line) => ({ ...line, attrValue: SINGLE, image: line.image || image }));
  const charged = lines.map((line) => (isSub ? line : { ...line, brokerage: 0, brokerageTwo: 0 }));
  return {
    ...rest,
    image,
    specType,
    isSub,
    attr: specType ? attr : attrOf([{ name: '规格', values: ['默认'] }]),
    attrValue: charged,
  } as Edit;
}
