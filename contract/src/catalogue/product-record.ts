import { z } from 'zod';
import { blank, nulls } from '../blank.ts';
import { Coupon } from '../coupon-record.ts';
import { hundredths, jsonText, money, seconds, wordList } from '../wire.ts';

/** Fields of campaign records that the wire repeats on products. */
const rowBlanks = [
  'activityStr',
  'activityH5',
  'activityAllH5',
  'attrValues',
  'cateIds',
  'coupons',
  'couponIds',
  'title',
  'info',
  'timeId',
  'num',
  'startTime',
  'stopTime',
  'startTimeStr',
  'stopTimeStr',
  'status',
  'productId',
  'images',
  'quota',
  'quotaShow',
  'rule',
  'bargainNum',
  'peopleNum',
  'isHost',
  'people',
  'effectiveTime',
  'onceNum',
  'virtualRation',
  'minPrice',
  'endTime',
] as const;
const infoBlanks = [
  'cateStr',
  'productId',
  'status',
  'timeId',
  'startTimeStr',
  'stopTimeStr',
  'num',
  'startTime',
  'stopTime',
  'title',
  'bargainNum',
  'peopleNum',
  'effectiveTime',
  'onceNum',
  'virtualRation',
  'people',
  'info',
] as const;
const skuBlanks = ['createTime', 'updateTime', 'minPrice', 'checked', 'vipPrice'] as const;

/** The nulls a handler spreads into its answer. */
export const blanks = { row: nulls(rowBlanks), info: nulls(infoBlanks), sku: nulls(skuBlanks) };

const int = z.int();
const paths = jsonText(z.array(z.string()), '图片列表不正确');

export const Attr = z.object({
  id: int,
  productId: int,
  attrName: z.string(),
  attrValues: wordList,
  type: int,
  isDel: z.boolean(),
});

const skuFields = {
  id: int,
  productId: int,
  suk: z.string(),
  stock: int,
  sales: int,
  price: money,
  image: z.string(),
  cost: money,
  barCode: z.string().default(''),
  otPrice: money,
  weight: hundredths,
  volume: hundredths,
  brokerage: money,
  brokerageTwo: money,
  type: int,
  quota: int,
  quotaShow: int,
  attrValue: jsonText(z.record(z.string(), z.string()), '规格不正确'),
};
export const Sku = z.object({ ...skuFields, unique: z.string().default(''), ...blank(skuBlanks) });
export const InfoSku = z.object({
  ...skuFields,
  minPrice: z.null(),
  /** Ours: where it lies in the warehouse. */
  shelf: z.string().default(''),
});

const flags = {
  isShow: z.boolean(),
  isHot: z.boolean(),
  isBenefit: z.boolean(),
  isBest: z.boolean(),
  isNew: z.boolean(),
  isGood: z.boolean(),
  isSub: z.boolean(),
  specType: z.boolean(),
};
const shared = {
  id: int,
  sort: int,
  giveIntegral: int,
  ficti: int,
  tempId: int,
  image: z.string(),
  sliderImage: paths,
  storeName: z.string(),
  /** Null on servers of the wire that keep none. */
  storeInfo: z.string().nullable(),
  keyword: z.string(),
  unitName: z.string(),
  cateId: z.string(),
  ...flags,
};

const stored = {
  ...shared,
  merId: int,
  sales: int,
  stock: int,
  browse: int,
  barCode: z.string().default(''),
  codePath: z.string().default(''),
  soureLink: z.string().default(''),
  videoLink: z.string().default(''),
  price: money,
  vipPrice: money,
  otPrice: money,
  cost: money,
  postage: money,
  isPostage: z.boolean().default(false),
  isDel: z.boolean(),
  merUse: z.boolean().default(false),
  isSeckill: z.boolean().default(false),
  isBargain: z.null(),
  addTime: seconds,
  activity: z.string(),
  content: z.null(),
  /** Ours: the brand, the version for a later save, and whether it lies in the bin. */
  brandId: int.default(0),
  version: int.optional(),
  isRecycle: z.boolean().default(false),
};

/** Stored product, as other records carry it. */
export const ProductRecord = z.object({ ...stored, flatPattern: z.string().default('') });

/** A product as the lists show it; `content` is left to the record, no list reads it. */
export const ProductRow = z.object({
  ...stored,
  collectCount: int,
  cateValues: z.string(),
  attr: z.array(Attr),
  attrValue: z.array(Sku),
  ...blank(rowBlanks),
  /** Ours: the number by which imports find the product again. */
  code: z.string().default(''),
});

/** A product as its form reads it. */
export const ProductInfo = z.object({
  ...shared,
  flatPattern: z.string().default(''),
  activity: z.array(z.string()),
  activityStr: z.string().default(''),
  attr: z.array(Attr),
  attrValue: z.array(InfoSku),
  content: z.string(),
  couponIds: z.array(int).nullable(),
  coupons: z.array(Coupon),
  ...blank(infoBlanks),
  brandId: int.default(0),
  merId: int.default(0),
  code: z.string().default(''),
  version: int.optional(),
  isRecycle: z.boolean().default(false),
});

export type ProductRecord = z.output<typeof ProductRecord>;
export type ProductRow = z.output<typeof ProductRow>;
export type ProductInfo = z.output<typeof ProductInfo>;
