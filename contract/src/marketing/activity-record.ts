import { z } from 'zod';
import { blank, nulls } from '../blank.ts';
import { ProductInfo } from '../catalogue/product-record.ts';
import { bearer, discountBearers } from '../coupons/discount-bearers.ts';
import { edition } from '../record.ts';
import { amount, hundredths, id, jsonText, millis, money } from '../wire.ts';
import { hoursOfDay } from './slots.ts';

const SPEC = '规格不正确';

/** Columns of a list that every kind has. */
export const activityRow = {
  id,
  productId: id,
  image: z.string(),
  title: z.string(),
  info: z.string().default(''),
  price: money,
  cost: money,
  otPrice: money,
  sort: z.int(),
  stock: z.int(),
  sales: z.int(),
  unitName: z.string(),
  isDel: z.boolean(),
  num: z.int(),
  tempId: id,
  weight: hundredths,
  volume: hundredths,
  quota: z.int(),
  quotaShow: z.int(),
  /** Ours; other servers say nothing of it. */
  goodsState: z.int().nullable(),
  stopReason: z.string().nullable().default(null),
  bearer: bearer.default(discountBearers.shop),
};

export const ActivitySku = z.object({
  id: id.nullable(),
  productId: id,
  suk: z.string(),
  stock: z.int(),
  sales: z.int(),
  price: money,
  image: z.string(),
  cost: money,
  otPrice: money,
  weight: hundredths,
  volume: hundredths,
  brokerage: money,
  brokerageTwo: money,
  /** Ours: the number of the product's SKU; other servers say nothing of it. */
  barCode: z.string().default(''),
  type: z.int(),
  quota: z.int(),
  quotaShow: z.int(),
  attrValue: jsonText(z.record(z.string(), z.string()), SPEC),
  minPrice: amount.nullable(),
});

const { attr, image, sliderImage, unitName, sort, tempId, specType } = ProductInfo.shape;

const infoBlanks = [
  'keyword',
  'cateId',
  'cateStr',
  'isBenefit',
  'isBest',
  'isNew',
  'isGood',
  'isSub',
  'ficti',
  'activity',
  'couponIds',
  'flatPattern',
] as const;
export const blankInfo = nulls(infoBlanks);

/** Activity as its form reads it: one shape of all kinds, what a kind does not use is null. */
export const ActivityInfo = z.object({
  edition: edition.optional(),
  /** Ours; on other servers the shop bears the discount. */
  bearer: bearer.default(discountBearers.shop),
  ...blank(infoBlanks),
  id,
  productId: id,
  image,
  sliderImage,
  storeName: z.string().nullable(),
  storeInfo: z.string().nullable(),
  title: z.string(),
  info: z.string().nullable(),
  unitName,
  sort,
  tempId,
  specType: specType.default(false),
  isHot: z.boolean().default(false),
  isShow: z.boolean().nullable(),
  giveIntegral: z.int().default(0),
  attr,
  attrValue: z.array(ActivitySku),
  content: z.string().nullable(),
  status: z.int().nullable(),
  timeId: id.nullable(),
  /** Ours: hours that a flash sale says itself, in place of a slot. */
  time: hoursOfDay.nullish(),
  startTime: millis.nullable(),
  stopTime: millis.nullable(),
  bargainNum: z.int().nullable(),
  peopleNum: z.int().nullable(),
  effectiveTime: z.int().nullable(),
  onceNum: z.int().nullable(),
  virtualRation: z.int().nullable(),
  people: z.int().nullable(),
  startTimeStr: z.string().nullable(),
  stopTimeStr: z.string().nullable(),
  num: z.int(),
});
export type ActivityInfo = z.output<typeof ActivityInfo>;
