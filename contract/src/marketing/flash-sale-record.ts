import { z } from 'zod';
import { Attr } from '../catalogue/product-record.ts';
import { bit, count, day, flag, id, idOrNone, integer, line, moment, money, present, words } from '../wire.ts';
import { activityRow } from './activity-record.ts';
import { ActivitySkuDraft, activityDraft, skusDraft } from './activity-draft.ts';
import { Slot, hoursOfDay } from './slots.ts';

/** Products that one call takes, and the specifications of all of them. */
export const SALES_MAX = 50;
const SALE_SKUS_MAX = 2000;

export const FlashSaleDraft = activityDraft({
  productId: '主商品id不能为空',
  image: ['推荐图不能为空', '推荐图名称长度不能超过255个字符'],
  images: ['轮播图不能为空', '轮播图长度不能超过2000个字符'],
  title: [255, '活动标题不能为空', '活动标题长度不能超过255个字符'],
  unitName: [16, '单位名不能为空', '单位名长度不能超过16个字符'],
  startTime: '开始时间不能为空',
  stopTime: '结束时间不能为空',
  tempId: '运费模板不能为空',
  attr: '商品属性不能为空',
}).extend({
  info: words(255, '简介不能为空', '简介长度不能超过255个字符'),
  status: present('秒杀状态不能为空').pipe(bit('未知的秒杀状态')),
  num: present('当天参加秒杀次数不能为空').pipe(integer(1, 9999, '当天参加秒杀次数应为 1 到 9999')),
  timeId: present('时间段不能为空').pipe(idOrNone),
  /** Ours: hours of its own, in place of a slot. */
  time: hoursOfDay.nullish(),
  specType: present('规格类型不能为空').pipe(flag),
  attrValue: skusDraft(ActivitySkuDraft, '商品属性详情不能为空'),
});
export type FlashSaleDraft = z.output<typeof FlashSaleDraft>;
export const FlashSaleEdit = FlashSaleDraft.extend({ id: present('秒杀商品不存在').pipe(id) });

const { startTime, stopTime, status, timeId, time, clashReason, bearer } = FlashSaleDraft.shape;
const SaleOfProduct = z.object({
  productId: id,
  num: integer(1, 9999, '每人每天限购应为 1 到 9999 次'),
  /** Name and freight of the product unless told. */
  title: line(255, '活动标题不能为空', '活动标题长度不能超过255个字符').optional(),
  tempId: id.optional(),
  attrValue: skusDraft(ActivitySkuDraft.pick({ suk: true, price: true, quota: true }), '请选择至少一个规格'),
});
export type SaleOfProduct = z.output<typeof SaleOfProduct>;
export const SalesDraft = z.object({
  startTime,
  stopTime,
  status,
  timeId: timeId.default(0),
  time,
  clashReason,
  bearer,
  products: z
    .array(SaleOfProduct, '请选择商品')
    .min(1, '请选择商品')
    .max(SALES_MAX, `一次最多添加 ${SALES_MAX} 件商品，请分几次添加`)
    .refine(
      (products) => new Set(products.map(({ productId }) => productId)).size === products.length,
      '同一件商品选择了两次，请去掉一个',
    )
    .refine(
      (products) => products.reduce((sum, { attrValue }) => sum + attrValue.length, 0) <= SALE_SKUS_MAX,
      `一次最多添加 ${SALE_SKUS_MAX} 个规格，请分几次添加`,
    ),
});
export type SalesDraft = z.output<typeof SalesDraft>;

export const FlashSale = z.object({
  ...activityRow,
  images: z.array(z.string()),
  giveIntegral: z.int(),
  postage: money.default(0),
  description: z.null(),
  startTime: day,
  stopTime: day,
  createTime: moment,
  status: bit('未知的秒杀状态'),
  statusName: z.string(),
  /** Null on other servers, whose name of it is the same. */
  killStatus: z.int().nullable(),
  isPostage: z.boolean(),
  limitLeftNum: z.int(),
  isShow: z.boolean(),
  timeId: id,
  attr: z.array(Attr),
  attrValue: z.null(),
  attrValues: z.null(),
  cateIds: z.null(),
  content: z.string().default(''),
  storeSeckillManagerResponse: Slot.nullable(),
  specType: z.boolean(),
  timeSwap: z.null(),
  percent: z.null(),
  currentTimeId: count,
  currentTime: z.string(),
});
export type FlashSale = z.output<typeof FlashSale>;
