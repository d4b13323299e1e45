import { z } from 'zod';
import { blank, nulls } from '../blank.ts';
import { ProductInfo } from '../catalogue/product-record.ts';
import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';
import { type Sentence, amount, day, flagWords, hundredths, id, integer, json, jsonText, money, text, TRUE } from '../wire.ts';

/** Kinds of campaigns, in the numbers that the wire gives SKUs and order lines; 0 is a normal sale. */
export const activityKinds = choices({ flashSale: [1, '秒杀'] });

/** A flag that travels as 0 or 1. */
export const bit = (message: string) =>
  z.codec(z.union(flagWords.options, message), z.boolean(), { decode: (sent) => TRUE.has(sent), encode: (on) => (on ? 1 : 0) });

export const no = refusals('activity', {
  PRODUCT_GONE: { says: () => '关联的商品已删除，无法开启活动' },
  NO_PRODUCT: { says: () => '主商品不存在，请重新选择商品' },
  NO_SKUS: { says: () => '请填选择至少一个商品属性！' },
  OTHER_SKU: { says: (p: { suk: string }) => `主商品没有规格“${p.suk}”，请重新选择商品` },
  SKU_TWICE: { onConstraint: 'activity_sku__once', says: () => '同一规格选择了两次，请重新选择商品' },
  NO_QUOTA: { says: () => '请正确输入限量' },
  QUOTA_OVER_STOCK: { says: (p: { suk: string; stock: number }) => `规格“${p.suk}”的限量不能超过库存 ${p.stock}` },
  WRONG_PERIOD: { onConstraint: 'activity__period', says: () => '结束日期不能早于开始日期，请重新选择活动日期' },
  PERIOD_OVER: { says: () => '活动日期已经过去，请重新选择活动日期' },
  NO_FREIGHT: { onConstraint: 'activity__freight', says: () => '运费模板不存在，请重新选择' },
});

/** Refusals of a purchase, in the order of the wire. */
export const noSale = refusals('activity_sale', {
  GONE: { says: () => '秒杀商品不存在或以删除' },
  OFF: { says: () => '秒杀商品已关闭' },
  NO_SKU: { says: () => '秒杀商品规格不存在' },
  SOLD_OUT: { says: () => '秒杀商品规格库存不足' },
  SLOT_GONE: { says: () => '秒杀时段不存在' },
  NOT_NOW: { says: () => '秒杀商品已过期' },
  UNPAID: { says: () => '您有秒杀待支付订单，请支付后再购买' },
  LIMIT: { says: () => '您已经达到当前秒杀活动上限' },
  ALONE: { says: () => '活动商品请单独下单，一次只能买一种规格' },
  NO_BUYER: { says: () => '购买活动商品需要客户账号' },
  NO_COUPON: { says: () => '营销活动商品无法使用优惠券' },
});

const SPEC = '规格不正确';
/** SKU as an activity sells it. Whatever else clients send of it is the product's, and read there. */
export const ActivitySkuDraft = z.object({
  suk: text(128),
  price: money,
  quota: integer(0, 9_999_999, '请正确输入限量').nullish(),
});

/** The day of a period; `day` is read as its midnight. */
export const dayNeeded = (message: Sentence) => z.string(message).min(1, message).pipe(day);

/** Pictures in a JSON text. */
export const picturesText = (missing: string, tooLong: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(2000, tooLong)
    .pipe(jsonText(z.array(z.string(), '图片列表不正确'), '图片列表不正确'));

/** The specifications, which the product keeps; only their presence counts. */
export const attrNeeded = (message: string) => z.array(json(5000, '规格太长'), message);

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
  type: z.int(),
  quota: z.int(),
  quotaShow: z.int(),
  attrValue: jsonText(z.record(z.string(), z.string()), SPEC),
  minPrice: amount.nullable(),
});

const { attr, image, sliderImage, unitName, sort, tempId, specType } = ProductInfo.shape;

const infoBlanks = [
  'bargainNum',
  'peopleNum',
  'effectiveTime',
  'onceNum',
  'virtualRation',
  'people',
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
  'startTime',
  'stopTime',
] as const;
export const blankInfo = nulls(infoBlanks);

/** Campaign as its form reads it: one shape of all kinds, what a kind does not use is null. */
export const ActivityInfo = z.object({
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
  specType,
  isHot: z.boolean(),
  isShow: z.boolean().nullable(),
  giveIntegral: z.int(),
  attr,
  attrValue: z.array(ActivitySku),
  content: z.string().nullable(),
  status: z.int().nullable(),
  timeId: id.nullable(),
  startTimeStr: z.string().nullable(),
  stopTimeStr: z.string().nullable(),
  num: z.int(),
});
