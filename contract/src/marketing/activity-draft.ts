import { z } from 'zod';
import { bearer } from '../coupons/discount-bearers.ts';
import { readMoment, showDay, startOfDay } from '../moment.ts';
import {
  type Sentence,
  id,
  INT_MAX,
  integer,
  json,
  jsonText,
  mediaAddress,
  mediaAddressOrNone,
  money,
  neededId,
  present,
  text,
  words,
} from '../wire.ts';

/** An act on one activity. */
export const byId = z.object({ id: neededId('id') });
/** The body of a form with its pictures and texts. */
export const BODY_MAX = 2_000_000;
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
