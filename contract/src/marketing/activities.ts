import { z } from 'zod';
import { blank, nulls } from '../blank.ts';
import { ProductInfo } from '../catalogue/product-record.ts';
import { choices, labelOf } from '../choices.ts';
import { bearer, bearerRefusals, discountBearers } from '../coupons/discount-bearers.ts';
import { readMoment, showDay, startOfDay } from '../moment.ts';
import { edition } from '../record.ts';
import { refusals } from '../refusal.ts';
import {
  type Sentence,
  amount,
  hundredths,
  id,
  INT_MAX,
  integer,
  json,
  jsonText,
  mediaAddress,
  mediaAddressOrNone,
  millis,
  money,
  neededId,
  present,
  text,
  words,
} from '../wire.ts';
import { hoursOfDay } from './slots.ts';

/** Kinds of campaigns, in the numbers that the wire gives SKUs and order lines; 0 is a normal sale. */
export const activityKinds = choices({ flashSale: [1, '秒杀'], bargain: [2, '砍价'], groupBuy: [3, '拼团'] });

/** State of the product of an activity since: only while it is sold, with the SKUs that were chosen, can anybody buy. */
export const goodsStates = choices({
  sold: [0, '出售中', 'done'],
  offShelf: [1, '商品已下架', 'trouble'],
  gone: [2, '商品已删除', 'trouble'],
  replaced: [3, '规格已更换', 'trouble'],
});

/** An act on one activity. */
export const byId = z.object({ id: neededId('id') });
/** The body of a form with its pictures and texts. */
export const BODY_MAX = 2_000_000;

export const activityRefusals = refusals('activity', {
  PRODUCT_GONE: { says: () => '关联的商品已删除，无法开启活动' },
  NO_PRODUCT: { says: () => '主商品不存在，请重新选择商品' },
  NO_SKUS: { says: () => '请填选择至少一个商品属性！' },
  OTHER_SKU: { says: (p: { suk: string }) => `主商品没有规格“${p.suk}”，请重新选择商品` },
  SKU_TWICE: { onConstraint: 'activity_sku__once', says: () => '同一规格选择了两次，请重新选择商品' },
  NO_QUOTA: { says: () => '请正确输入限量' },
  QUOTA_OVER_STOCK: { says: (p: { suk: string; stock: number }) => `规格“${p.suk}”的限量不能超过库存 ${p.stock}` },
  WRONG_PERIOD: { onConstraint: 'activity__period', says: () => '结束日期不能早于开始日期，请重新选择活动日期' },
  PERIOD_OVER: { says: () => '活动日期已经过去，请重新选择活动日期' },
  TITLE_TAKEN: { onConstraint: 'activity__title', says: () => '活动标题已经存在' },
  NO_FREIGHT: { onConstraint: 'activity__freight', says: () => '运费模板不存在，请重新选择' },
});

interface OfKind {
  kind: number;
}
const kindOf = ({ kind }: OfKind): string => labelOf(activityKinds, kind) ?? '';

/** Refusals of a purchase that all kinds have, in the words of each. */
export const activitySaleRefusals = refusals('activity_sale', {
  NO_SKU: { says: (p: OfKind) => `${kindOf(p)}商品规格不存在` },
  SOLD_OUT: { says: (p: OfKind) => `${kindOf(p)}商品规格库存不足` },
  NOT_NOW: { says: (p: OfKind) => `${kindOf(p)}商品已过期` },
  UNPAID: { says: (p: OfKind) => `您有${kindOf(p)}待支付订单，请支付后再购买` },
  GONE: { says: () => '活动商品不存在或已删除' },
  ALONE: { says: () => '活动商品请单独下单，一次只能买一种规格' },
  NO_BUYER: { says: () => '购买活动商品需要客户账号' },
  NO_COUPON: { says: () => '营销活动商品无法使用优惠券' },
});

const SPEC = '规格不正确';
const copied = z.unknown().optional();
/**
 * SKU as an activity sells it; without a picture it has the product's. The rest is a copy of the product's, which other servers sell
 * it by; here the product is read.
 */
export const ActivitySkuDraft = z.object({
  suk: text(128),
  price: money,
  quota: integer(0, 9_999_999, '请正确输入限量').nullish(),
  image: mediaAddressOrNone(1000, '商品规格属性图片地址太长').nullish(),
  productId: copied,
  stock: copied,
  cost: copied,
  otPrice: copied,
  weight: copied,
  volume: copied,
  brokerage: copied,
  brokerageTwo: copied,
  attrValue: copied,
});
export type ActivitySkuDraft = z.output<typeof ActivitySkuDraft>;

const MILLIS = /^\d{12,13}$/;
/** The day of a period, read as its midnight; clients also send back the milliseconds that the record answers. */
const dayNeeded = (message: Sentence) =>
  z.codec(z.union([z.string(message).min(1, message), z.number(message)], message), z.date('日期格式应为 2026-01-31'), {
    decode: (sent) => (MILLIS.test(String(sent)) ? startOfDay(new Date(Number(sent))) : readMoment(String(sent))),
    encode: showDay,
  });

/** Pictures in a JSON text. */
const picturesText = (missing: string, tooLong: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(2000, tooLong)
    .pipe(jsonText(z.array(z.string(), '图片列表不正确'), '图片列表不正确'));

/** The specifications, which the product keeps; only their presence counts. */
const attrNeeded = (message: string) => z.array(json(5000, '规格太长'), message);

/** Words in which a kind misses a field, and in which it calls one too long. */
interface DraftWords {
  productId: string;
  image: readonly [missing: string, tooLong: string];
  images: readonly [missing: string, tooLong: string];
  title: readonly [max: number, missing: string, tooLong: string];
  unitName: readonly [max: number, missing: string, tooLong: string];
  startTime: string;
  stopTime: string;
  tempId: string;
  attr: string;
}

const reason = text(200, '原因最多 200 个字');
/** Reason for which an activity is kept although it clashes, with what it clashes with now. */
export const clashReason = reason;
/** Reasons that a call takes which switches an activity: for what it clashes with when it goes on, and for closing it, which its row shows. */
export const switchReasons = { clashReason: reason.optional(), stopReason: reason.optional() };

/** Fields that the form of every kind has. */
export const activityDraft = (says: DraftWords) =>
  z.object({
    productId: present(says.productId).pipe(id),
    image: mediaAddress(255, ...says.image),
    images: picturesText(...says.images),
    title: words(...says.title),
    unitName: words(...says.unitName),
    startTime: dayNeeded(says.startTime),
    stopTime: dayNeeded(says.stopTime),
    tempId: present(says.tempId).pipe(id),
    sort: integer(0, INT_MAX, '排序应为 0 或更大的整数').nullish(),
    attr: attrNeeded(says.attr),
    content: text(200_000, '商品详情太长').nullish(),
    clashReason: clashReason.nullish(),
    /** Ours: who bears the discount on goods of a shop; left as it is where none is named, at first the shop. */
    bearer: bearer.optional(),
  });
export type ActivityDraft = z.output<ReturnType<typeof activityDraft>>;

/** SKUs that the form sells. */
export const skusDraft = <T extends z.ZodType>(sku: T, missing: string) =>
  z.array(sku, missing).min(1, missing).max(2000, '规格太多');

/** Refusals of whoever saves an activity. */
export const saveRefuses = [
  activityRefusals.NO_PRODUCT,
  activityRefusals.NO_SKUS,
  activityRefusals.OTHER_SKU,
  activityRefusals.NO_QUOTA,
  activityRefusals.QUOTA_OVER_STOCK,
  activityRefusals.WRONG_PERIOD,
  activityRefusals.PERIOD_OVER,
  bearerRefusals.NOT_YOURS,
];

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

/** Names of fields that every kind has. */
export const activityLabels = {
  id: 'ID',
  productId: '商品',
  image: '商品主图',
  images: '商品轮播图',
  unitName: '单位',
  tempId: '运费模板',
  otPrice: '原价',
  quotaShow: '限量',
  quota: '限量剩余',
  sales: '销量',
  sort: '排序',
  content: '商品详情',
  attrValue: '商品属性',
  createTime: '创建时间',
  startTime: '活动日期',
  status: '是否开启',
  stopReason: '关闭的原因',
  bearer: '优惠承担',
  keywords: '商品搜索',
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
